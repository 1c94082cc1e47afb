import { extname } from "node:path";
import { decoded } from "../../src/lib/hrefs";

/** An address of the site, decoded, and the file that has it. */
export type Address = { readonly path: string; readonly anchor: string; readonly from: string };

/** Where a file of the site is shown: "/about" for about.html. */
export const pathOf = (file: string) => `/${file.replace(/(?:^index)?\.html$/, "")}`;

/** Values of an attribute in markup. */
export const valuesOf = (markup: string, attribute: string): readonly string[] =>
  all(markup, new RegExp(` (?:${attribute})="([^"]*)"`, "gi"));

const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, value = ""]) => value.replaceAll("&amp;", "&"));

/** Addresses in style sheets. Anchors are shapes of the page. */
const inStyles = (css: string) =>
  all(css, /url\(\s*["']?([^"')]+)/g).map((address) => address.replace(/#.*/, ""));

/** Whole addresses of the site as values of data that begin after `before`, not in sentences. */
const whole = (text: string, url: string, before: string) => {
  const address = `${url.replaceAll(".", "\\.")}(?:/[^\\s"'<>)#]*)?`;
  return all(text, new RegExp(`(?:${before})(${address})(?=["'<)#\\s]|$)`, "g"));
};

const inMarkup = (text: string, url: string) => [
  ...valuesOf(text, "href|src|poster|data"),
  ...valuesOf(text, "srcset|imagesrcset").flatMap((set) =>
    set.split(/,\s+/).map((one) => one.replace(/\s.*/, "")),
  ),
  ...all(text, /<style>(.*?)<\/style>/gs).flatMap(inStyles),
  ...whole(text, url, `["'>]`),
];

/** The addresses in a text, relative or whole, by the ending of its file. */
const formats: Readonly<Record<string, (text: string, url: string) => readonly string[]>> = {
  ".html": inMarkup,
  ".xml": inMarkup,
  ".css": inStyles,
  ".txt": (text, url) => whole(text, url, String.raw`\(|: `),
  ".webmanifest": (text) => all(text, /"(?:src|start_url)": ?"([^"]*)"/g),
};

/** The addresses of the site that a built file has. */
export function addressesIn(file: string, content: string | Uint8Array, url: string) {
  const found = formats[extname(file)]?.(content.toString(), url) ?? [];
  return found.flatMap((address) => targetOf(address, file, url) ?? []);
}

/** Where an address in a file leads, unless it's another site. */
export function targetOf(address: string, from: string, url: string): Address | undefined {
  const base = url + pathOf(from);
  if (!URL.canParse(address, base)) return;
  const { origin, pathname, hash } = new URL(address, base);
  return origin === url
    ? { path: decoded(pathname), anchor: decoded(hash.slice(1)), from }
    : undefined;
}
