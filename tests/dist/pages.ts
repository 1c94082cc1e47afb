import { titleOf } from "../../src/client/head";
import { company } from "../../src/site/company";
import { routes } from "../../src/site/routes";
import { documents } from "./site";

/** The address of the site, which absolute addresses begin with. */
export const origin = company.url;

const htmlOf = (name: string) => documents.find(({ file }) => file === name)?.html ?? "";

/** The documents of all pages. */
export const pages = routes.map((route) => ({
  path: route.path,
  title: titleOf(route),
  address: origin + route.path,
  html: htmlOf(route.path === "/" ? "index.html" : `${route.path.slice(1)}.html`),
}));

/** The document for addresses that are no page. */
export const fallback = htmlOf("404.html");

/** The document of one page. */
export const pageAt = (path: string): string =>
  pages.find((page) => page.path === path)?.html ?? "";

const characters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

const decode = (html: string) =>
  html.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name) => {
    if (hex || decimal) return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : +decimal);
    return characters[name] ?? entity;
  });

/** Tags of a name, each as its attributes. */
export const tagsOf = (html: string, name: string): Array<Record<string, string>> =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(([, inside = ""]) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  );

/** Contents of the meta tags that have this name or property. */
export const metasOf = (html: string, name: string): string[] =>
  tagsOf(html, "meta")
    .filter((meta) => name === (meta["name"] ?? meta["property"]))
    .map(({ content = "" }) => content);

/** Addresses of the link tags of a kind. */
export const linksOf = (html: string, rel: string): string[] =>
  tagsOf(html, "link")
    .filter((link) => link["rel"] === rel)
    .map(({ href = "" }) => href);

/** The elements of a name, with what is in them. */
export const elementsOf = (html: string, name: string): string[] =>
  html.match(new RegExp(`<${name}\\b.*?</${name}>`, "gs")) ?? [];

/** What a visitor reads in a piece of a document. */
export const metadataOf = (html: string): string =>
  decode(
    html
      .replace(/<(script|style|template)\b.*?<\/\1>|<!--.*?-->/gs, "")
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " "),
  ).trim();

/** What stands on a page without a menu being opened: the page itself and the footer. */
export const openPartOf = (html: string): string =>
  [...elementsOf(html, "main"), ...elementsOf(html, "footer")].join("");

/** Whether a text has these words, and not only as a part of longer ones. */
export const says = (text: string, words: string): boolean =>
  new RegExp(`(?<![\\w$.])${words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w]|[.,]\\d)`).test(
    text,
  );
