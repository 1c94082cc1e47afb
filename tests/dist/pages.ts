import { company } from "../../src/site/company";
import { titleOf } from "../../src/site/head";
import { routes } from "../../src/site/routes";
import { documents } from "./site";

/** The site's origin. */
export const origin = company.url;

const htmlOf = (name: string) => documents.find(({ file }) => file === name)?.html ?? "";

/** Every page of the route table with its built document. */
export const pages = routes.map((route) => ({
  path: route.path,
  target: route.target,
  title: titleOf(route),
  address: origin + route.path,
  html: htmlOf(route.path === "/" ? "index.html" : `${route.path.slice(1)}.html`),
}));

/** The document that is sent for unknown addresses. */
export const fallback = htmlOf("404.html");

/** The built document of a page, "" if there is none. */
export const pageAt = (path: string): string =>
  pages.find((page) => page.path === path)?.html ?? "";

const characters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

const decode = (html: string) =>
  html.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name) => {
    if (hex || decimal) return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : +decimal);
    return characters[name] ?? entity;
  });

/** Attributes of each tag with this name. */
export const tagsOf = (html: string, name: string): Array<Record<string, string>> =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(([, inside = ""]) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  );

/** Contents of the meta tags with this name or property. */
export const metasOf = (html: string, name: string): string[] =>
  tagsOf(html, "meta")
    .filter((meta) => name === (meta["name"] ?? meta["property"]))
    .map(({ content = "" }) => content);

/** Addresses of the link tags with this rel. */
export const linksOf = (html: string, rel: string): string[] =>
  tagsOf(html, "link")
    .filter((link) => link["rel"] === rel)
    .map(({ href = "" }) => href);

/** Markup of each element with this name. Not for elements that contain themselves. */
export const elementsOf = (html: string, name: string): string[] =>
  html.match(new RegExp(`<${name}\\b.*?</${name}>`, "gs")) ?? [];

/** Visible text of a piece of markup, with single spaces. */
export const textOf = (html: string): string =>
  decode(
    html
      .replace(/<(script|style|template)\b.*?<\/\1>|<!--.*?-->/gs, "")
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " "),
  ).trim();

/** Markup of main and footer: everything but the header and its menus. */
export const openPartOf = (html: string): string =>
  [...elementsOf(html, "main"), ...elementsOf(html, "footer")].join("");

/** Whether a text contains these words as whole words. */
export const says = (text: string, words: string): boolean =>
  new RegExp(`(?<![\\w$.])${words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w]|[.,]\\d)`).test(
    text,
  );
