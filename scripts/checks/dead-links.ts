import { readFileSync } from "node:fs";
import { decoded } from "../../src/lib/hrefs";
import { textsIn } from "../lib/files-below";
import { isCopy } from "../lib/host-files";

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

/** An address of the site, decoded, and the file that has it. */
type Address = { readonly path: string; readonly anchor: string; readonly from: string };

const redirectsFile = "site/redirects.ts";

/**
 * Addresses of the site that lead nowhere, in documents, style sheets and redirects: a sentence for each, with the place in
 * the sources that names it, where it is found. Feed, sitemap, manifest and texts for crawlers have those of documents.
 */
export function deadLinks(
  { files, texts, redirects, url }: Site,
  sources: ReadonlyMap<string, string> = sourceFiles(),
): readonly string[] {
  const existing = new Set(files);
  const served = [...existing].filter((file) => !isCopy(file, existing));
  const paths = new Set(served.flatMap((file) => [`/${file}`, pathOf(file)]));
  const documents = new Map(
    [...texts]
      .filter(([file]) => file.endsWith(".html"))
      .map(([file, content]) => [pathOf(file), content.toString()]),
  );
  const addresses = [
    ...[...texts].flatMap(([file, content]) => addressesIn(file, content, url)),
    ...Object.values(redirects).flatMap((to) => targetOf(to, redirectsFile, url) ?? []),
  ];
  const isFile = (path: string) => paths.has(path) || paths.has(path.replace(/(?<=.)\/$/, ""));
  // A redirect leads to no other.
  const isKnown = ({ path, from }: Address) =>
    isFile(path) || (from !== redirectsFile && path in redirects);
  const missing = addresses.flatMap((address) => {
    if (isKnown(address)) return [];
    const { path, from } = address;
    const todo = existing.has(path.slice(1))
      ? "Hosts take it for the compressed copy of the file beside it: rename it."
      : path.startsWith("/files/")
        ? "Put it into site/public/files, or mend the address."
        : "Mend the address, or publish what it names.";
    return `${placeOfPath(path, sources) ?? placeIn(from)}: there is no page, published article or file "${path}". ${todo}`;
  });
  const withoutAnchor = addresses.flatMap(({ path, anchor, from }) => {
    const document = anchor && documents.get(path);
    if (!document || valuesOf(document, "id").includes(anchor)) return [];
    const main = valuesOf(/<main.*<\/main>/s.exec(document)?.[0] ?? "", "id");
    const others = main.filter((id) => id !== "root").map((id) => `"${id}"`);
    return `${placeOfAnchor(anchor, sources) ?? placeIn(from)}: the page "${path}" has no anchor "${anchor}". It has ${others.join(", ") || "none"}.`;
  });
  return [...new Set([...missing, ...withoutAnchor])];
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
const sourceFiles = (): ReadonlyMap<string, string> =>
  textsIn(["site", "src"], /\.(?:tsx?|md|css)$/).set(
    "index.html",
    readFileSync("index.html", "utf8"),
  );

/** Where a file of the site is shown: "/about" for about.html. */
const pathOf = (file: string) => `/${file.replace(/(?:^index)?\.html$/, "")}`;

const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, value = ""]) => value.replaceAll("&amp;", "&"));

/** Values of an attribute in markup. */
const valuesOf = (markup: string, attribute: string): readonly string[] =>
  all(markup, new RegExp(` (?:${attribute})="([^"]*)"`, "gi"));

/** Addresses in style sheets. Anchors are shapes of the page. */
const inStyles = (css: string) =>
  all(css, /url\(\s*["']?([^"')]+)/g).map((address) => address.replace(/#.*/, ""));

/** Addresses in a document, relative or whole; whole ones as values of data, not in sentences. */
const inMarkup = (text: string, url: string) => [
  ...valuesOf(text, "href|src|poster|data"),
  ...valuesOf(text, "srcset|imagesrcset").flatMap((set) =>
    set.split(/,\s+/).map((one) => one.replace(/\s.*/, "")),
  ),
  ...all(text, /<style>(.*?)<\/style>/gs).flatMap(inStyles),
  ...all(
    text,
    new RegExp(`["'>](${url.replaceAll(".", "\\.")}(?:/[^\\s"'<>)#]*)?)(?=["'<#])`, "g"),
  ),
];

/** The addresses of the site that a built file has. */
function addressesIn(file: string, content: string | Uint8Array, url: string) {
  const text = content.toString();
  const found = file.endsWith(".html")
    ? inMarkup(text, url)
    : file.endsWith(".css")
      ? inStyles(text)
      : [];
  return found.flatMap((address) => targetOf(address, file, url) ?? []);
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
