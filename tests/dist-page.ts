import { computeAccessibleName } from "dom-accessibility-api";
import { parseHTML } from "linkedom";
import { documents } from "./dist/site";

/** A built page as a DOM tree, without its style sheet and scripts. */
export type DistPage = {
  readonly path: string;
  readonly document: Document;
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

/** The built page at a path, parsed once per test file. A path that is no page gives 404.html. */
export function pageAt(path: string): DistPage {
  const known = pages.get(path);
  if (known) return known;
  const file = path === "/" ? "index.html" : `${path.slice(1)}.html`;
  const html = documents.find((document) => document.file === file)?.html ?? fallbackHtml();
  const { document } = parseHTML(prepared(html));
  const [screenReaderClass] = html.match(/(?<=\.)[\w-]+(?=\{clip-path:inset\(50%\))/) ?? [];
  if (screenReaderClass) screenReaderClasses.set(document, screenReaderClass);
  const main = one(document, "main");
  const page = {
    path,
    document,
    header: one(document, "body > header"),
    main,
    footer: one(document, "body > footer"),
    hero: one(main, "section:has(h1)"),
    closing: one(main, "section:last-of-type"),
  };
  pages.set(path, page);
  return page;
}

/** A document without styles and scripts, for speed, with attribute names in lower case. */
const prepared = (html: string) =>
  html
    .replace(/<(style|script)\b.*?<\/\1>/gs, "")
    // React writes colSpan; linkedom is case-sensitive, browsers are not.
    .replace(/ (?!viewBox|preserveAspectRatio)[a-z]+[A-Z]\w*=(?=")/g, (name) => name.toLowerCase());

function fallbackHtml(): string {
  const html = documents.find(({ file }) => file === "404.html")?.html;
  if (!html) throw new Error("There is no 404.html in dist/");
  return html;
}

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

/** The visible label and the address of every link, in document order. */
export const labelsAndPathsIn = (where: ParentNode): Array<[label: string, path: string]> =>
  linksIn(where).map((link) => [visibleTextOf(link), link.getAttribute("href") ?? ""]);
