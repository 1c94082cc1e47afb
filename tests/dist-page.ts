import { computeAccessibleName } from "dom-accessibility-api";
import { parseHTML } from "linkedom";
import { routeAt, routes } from "../src/lib/routes";
import { documents, isPublicFile } from "./dist/site";

/** A built page: its document as it is sent, and as a DOM tree without the inlined style sheet. */
type DistPage = {
  readonly path: string;
  readonly html: string;
  readonly document: Document;
  readonly head: Element;
  readonly header: Element;
  readonly main: Element;
  readonly footer: Element;
  /** The section with the h1. */
  readonly hero: Element;
  /** The last section. */
  readonly closing: Element;
};

const pages = new Map<string, DistPage>();
const screenReaderClasses = new WeakMap<Document, string>();

/** Paths of documents that aren't in the route table: articles, and further pages of their list. */
const articlePaths: readonly string[] = documents
  .map(({ file }) => `/${file.replace(/\.html$/, "")}`)
  .filter((path) => !["/index", "/404"].includes(path) && !routeAt(path));

/** The paths of all pages, and one that is no page, unless the owner's own file answers there. */
export const everyPath: readonly string[] = [
  ...routes.map(({ path }) => path),
  ...articlePaths,
  ...(isPublicFile("404.html") ? [] : ["/nowhere"]),
];

/** The built page at a path, parsed once. A path that is no page gives 404.html. */
export function pageAt(path: string): DistPage {
  const known = pages.get(path);
  if (known) return known;
  const file = path === "/" ? "index.html" : `${path.slice(1)}.html`;
  const html = htmlOf(file) ?? htmlOf("404.html");
  if (!html) throw new Error("There is no 404.html in dist/");
  const { document } = parseHTML(prepared(html));
  const [screenReaderClass] = html.match(/(?<=\.)[\w-]+(?=\{clip-path:inset\(50%\))/) ?? [];
  if (screenReaderClass) screenReaderClasses.set(document, screenReaderClass);
  const main = one(document, "main");
  const page = {
    path,
    html,
    document,
    head: one(document, "head"),
    header: one(document, "body > header"),
    main,
    footer: one(document, "body > footer"),
    hero: one(main, "section:has(h1)"),
    closing: one(main, "section:last-of-type"),
  };
  pages.set(path, page);
  return page;
}

const htmlOf = (name: string) => documents.find(({ file }) => file === name)?.html;

/** A document without its styles, for speed, with attribute names in lower case. */
const prepared = (html: string) =>
  html
    .replace(/<style\b.*?<\/style>/gs, "")
    // React writes colSpan; linkedom is case-sensitive, browsers are not.
    .replace(/ (?!viewBox|preserveAspectRatio)[a-z]+[A-Z]\w*=(?=")/g, (name) => name.toLowerCase());

/** Elements that match a selector, in document order. */
export const all = (where: ParentNode, selector: string): Element[] => [
  ...where.querySelectorAll(selector),
];

/** The first element that matches a selector. Throws if there is none. */
export function one(where: ParentNode, selector: string): Element {
  const element = where.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
}

const collapse = (text: string) => text.replace(/\s+/g, " ").trim();

function rawText(element: Element, isLeftOut: (element: Element) => boolean): string {
  if (isLeftOut(element)) return "";
  const parts = [...element.childNodes].map((node) => {
    if (node.nodeType === node.TEXT_NODE) return node.textContent;
    if (node.nodeType !== node.ELEMENT_NODE) return "";
    return node.nodeName === "BR" ? " " : rawText(node as Element, isLeftOut);
  });
  return parts.join("");
}

/** The text of an element, with single spaces. */
export const textOf = (element: Element): string => collapse(rawText(element, () => false));

/** The texts of all elements that match a selector. */
export const textsOf = (where: ParentNode, selector: string): string[] =>
  all(where, selector).map(textOf);

/** The text of an element without text for screen readers only. */
export function visibleTextOf(element: Element): string {
  const hidden = screenReaderClasses.get(element.ownerDocument);
  return collapse(
    rawText(
      element,
      (inner) =>
        inner.hasAttribute("hidden") || (hidden !== undefined && inner.classList.contains(hidden)),
    ),
  );
}

const noStyle = { getPropertyValue: () => "" } as unknown as CSSStyleDeclaration;

/** The accessible name of an element. */
export const nameOf = (element: Element): string =>
  collapse(computeAccessibleName(element, { getComputedStyle: () => noStyle }));

/** An entry is named by a heading, a term or a row header. */
const entryName = "h3, h4, dt, th[scope=row]";

/** The entry of this name: an item, a group of terms or a row. Throws if there is none. */
export function entryNamed(where: ParentNode, name: string): Element {
  const found = all(where, entryName).find((element) => textOf(element) === name);
  const entry = found?.closest("li, dl > div, tr");
  if (!entry) throw new Error(`There is no entry named "${name}"`);
  return entry;
}

/** The links that a part of a page shows as buttons or in its text; a breadcrumb has none of them. */
export const linksIn = (where: ParentNode): Element[] =>
  all(where, "a[href]").filter((link) => !link.closest("nav"));

/** The contact form of a page, if it has one. An owner's own forms are something else. */
export const contactFormOf = ({ main }: DistPage): Element | null =>
  main.querySelector("[data-behavior=contact-form] form");

/** Contents of a page's meta tags with this name or property. */
export const metas = ({ head }: DistPage, name: string): string[] =>
  all(head, `meta:is([name="${name}"], [property="${name}"])`).map(
    (meta) => meta.getAttribute("content") ?? "",
  );

/** Addresses of a page's link tags with this rel. */
export const links = ({ head }: DistPage, rel: string): string[] =>
  all(head, `link[rel="${rel}"]`).map((link) => link.getAttribute("href") ?? "");

/** An object in a page's structured data. */
export type Thing = { readonly "@type": string; readonly [property: string]: unknown };

/** The objects in a page's structured data, or those of one type; the first is the page itself. */
export function dataOf({ path, document }: DistPage, type?: string): readonly Thing[] {
  const [block, ...others] = all(document, 'script[type="application/ld+json"]');
  if (!block || others.length > 0) throw new Error(`${path} needs one block of structured data`);
  const things: readonly Thing[] = JSON.parse(block.textContent)["@graph"];
  return things.filter((thing) => !type || thing["@type"] === type);
}

/** Whether a text with single spaces contains these words as whole words. */
export function says(text: string, words: string): boolean {
  const escaped = collapse(words).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\w$.])${escaped}(?![\\p{L}\\w]|[.,]\\d)`, "u").test(text);
}
