import { readFileSync } from "node:fs";
import { decoded } from "../../src/lib/hrefs";
import { isCopy } from "../build/host-files";
import { filesBelow } from "../files-below";

/** An address of the site, decoded, and the file that has it. */
type Address = { readonly path: string; readonly anchor: string; readonly from: string };

/** A built site, as far as addresses matter. */
type Site = {
  /** The paths of all files. */
  readonly files: Iterable<string>;
  /** The files that the build has made, with their contents. */
  readonly texts: Iterable<readonly [file: string, content: string | Uint8Array]>;
  /** The address that each redirected path leads to. */
  readonly redirects: Readonly<Record<string, string>>;
  /** The site's own address. */
  readonly url: string;
};

/**
 * Addresses of the site that lead nowhere, in documents, style sheets, feed, sitemap, manifest, texts for crawlers and
 * redirects: a sentence for each, with the place in the sources that names it, where it is found.
 */
export function deadLinks(
  { files, texts, redirects, url }: Site,
  sources: ReadonlyMap<string, string> = sourceFiles(),
): readonly string[] {
  const all = new Set(files);
  const served = [...all].filter((file) => !isCopy(file, all));
  const paths = new Set(served.flatMap((file) => [`/${file}`, pathOf(file)]));
  const documents = new Map<string, string>();
  const addresses: Address[] = [];
  for (const [file, content] of texts) {
    if (!/\.(?:html|css|xml|txt|webmanifest)$/.test(file)) continue;
    const text = content.toString();
    if (file.endsWith(".html")) documents.set(pathOf(file), text);
    addresses.push(...addressesIn(file, text, url));
  }
  const targets = Object.values(redirects).map((to) => targetOf(to, "site/redirects.ts", url));
  const isKnown = (path: string) => paths.has(path) || paths.has(path.replace(/(?<=.)\/$/, ""));
  const mistakes = [
    ...addresses.filter(({ path }) => !isKnown(path) && !(path in redirects)),
    ...targets.flatMap((target) => (target && !isKnown(target.path) ? target : [])),
  ].map(({ path, from }) => {
    const todo = all.has(path.slice(1))
      ? "Hosts take it for the compressed copy of the file beside it: rename it."
      : path.startsWith("/files/")
        ? "Put it into site/public/files, or mend the address."
        : "Mend the address, or publish what it names.";
    return `${placeOfPath(path, sources) ?? placeIn(from)}: there is no page, published article or file "${path}". ${todo}`;
  });
  const withoutAnchor = [...addresses, ...targets].flatMap((address) => {
    const document = address?.anchor && documents.get(address.path);
    if (!document || valuesOf(document, "id").includes(address.anchor)) return [];
    const main = valuesOf(/<main.*<\/main>/s.exec(document)?.[0] ?? "", "id");
    const others = main.filter((id) => id !== "root").map((id) => `"${id}"`);
    const { path, anchor, from } = address;
    return `${placeOfAnchor(anchor, sources) ?? placeIn(from)}: the page "${path}" has no anchor "${anchor}". It has ${others.join(", ") || "none"}.`;
  });
  return [...new Set([...mistakes, ...withoutAnchor])];
}

/** A redirect's file is a source; others are built. */
const placeIn = (from: string) => (from.startsWith("site/") ? from : `dist/${from}`);

/** File and line where a link names an anchor. */
const placeOfAnchor = (anchor: string, sources: ReadonlyMap<string, string>) =>
  lineWith([`#${anchor}"`, `#${anchor})`, `#${anchor} `, `anchor: "${anchor}"`], sources);

/** File and line where something names a path, an article's slug, or a file whose name has got a hash and an ending. */
function placeOfPath(path: string, sources: ReadonlyMap<string, string>): string | undefined {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const written = [path, encodeURI(path)].flatMap((one) =>
    ['"', ")", "`", "#", "?"].map((end) => one + end),
  );
  const [, asset] = /^\/assets\/(.*)-[\w-]{7}\.\w+$/.exec(path) ?? [];
  return lineWith([...written, `article: "${name}"`, ...(asset ? [`/${asset}.`] : [])], sources);
}

/** File and line of the first of some words. */
function lineWith(
  names: readonly string[],
  sources: ReadonlyMap<string, string>,
): string | undefined {
  for (const [file, text] of sources) {
    const line = text.split("\n").findIndex((words) => names.some((name) => words.includes(name)));
    if (line >= 0) return `${file}:${line + 1}`;
  }
  return;
}

/** What an owner may have written addresses in. */
function sourceFiles(): ReadonlyMap<string, string> {
  const files = ["site", "src"]
    .flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(?:tsx?|md|css)$/.test(file));
  return new Map(["index.html", ...files].map((file) => [file, readFileSync(file, "utf8")]));
}

/** Where a file of the site is shown: "/about" for about.html. */
const pathOf = (file: string) => `/${file.replace(/(?:^index)?\.html$/, "")}`;

/** Values of an attribute in markup. */
const valuesOf = (markup: string, attribute: string): readonly string[] =>
  all(markup, new RegExp(` (?:${attribute})="([^"]*)"`, "gi"));

const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, value = ""]) => value.replaceAll("&amp;", "&"));

/** Addresses in style sheets. Anchors are shapes of the page. */
const inStyles = (css: string) =>
  all(css, /url\(\s*["']?([^"')]+)/g).map((address) => address.replace(/#.*/, ""));

/** The addresses of the site that a text has by its format, relative or whole. */
function addressesIn(file: string, text: string, url: string): readonly Address[] {
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
  return (found[ending ?? ""]?.() ?? []).flatMap((address) => targetOf(address, file, url) ?? []);
}

/** Where an address in a file leads, unless it's another site. */
function targetOf(address: string, from: string, url: string): Address | undefined {
  const base = url + pathOf(from);
  if (!URL.canParse(address, base)) return;
  const { origin, pathname, hash } = new URL(address, base);
  return origin === url
    ? { path: decoded(pathname), anchor: decoded(hash.slice(1)), from }
    : undefined;
}
