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

/** The addresses of the site that a text has by its format, relative or whole. */
export function addressesIn(file: string, text: string, url: string): readonly Address[] {
  const [ending] = /\.\w+$/.exec(file) ?? [];
  /** Whole addresses of the site as values of data, not in sentences. */
  const whole = (before: string) =>
    all(
      text,
      new RegExp(
        `(?:${before})(${url.replaceAll(".", "\\.")}(?:/[^\\s"'<>)#]*)?)(?=["'<)#\\s]|$)`,
        "g",
      ),
    );
  const inMarkup = () => [
    ...valuesOf(text, "href|src|poster|data"),
    ...valuesOf(text, "srcset|imagesrcset").flatMap((set) =>
      set.split(/,\s+/).map((one) => one.replace(/\s.*/, "")),
    ),
    ...all(text, /<style>(.*?)<\/style>/gs).flatMap(inStyles),
    ...whole(`["'>]`),
  ];
  const found: Readonly<Record<string, () => readonly string[]>> = {
    ".html": inMarkup,
    ".xml": inMarkup,
    ".css": () => inStyles(text),
    ".txt": () => whole(String.raw`\(|: `),
    ".webmanifest": () => all(text, /"(?:src|start_url)": ?"([^"]*)"/g),
  };
  return (found[ending ?? ""]?.() ?? []).flatMap((address) => addressOf(address, file, url) ?? []);
}

/** Where an address in a file leads, unless it's another site. */
export function addressOf(address: string, from: string, url: string): Address | undefined {
  const base = url + pathOf(from);
  if (!URL.canParse(address, base)) return;
  const { origin, pathname, hash } = new URL(address, base);
  return origin === url
    ? { path: decoded(pathname), anchor: decoded(hash.slice(1)), from }
    : undefined;
}
