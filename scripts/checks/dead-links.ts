import { readFileSync } from "node:fs";
import { filesBelow } from "../lib/files-below";
import { isCopy } from "../lib/host-files";
import { type Address, addressesIn, pathOf, targetOf, valuesOf } from "./addresses";

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

const redirectsFile = "site/redirects.ts";

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
    const todo = all.has(path.slice(1))
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
function sourceFiles(): ReadonlyMap<string, string> {
  const files = ["site", "src"]
    .flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(?:tsx?|md|css)$/.test(file));
  return new Map(["index.html", ...files].map((file) => [file, readFileSync(file, "utf8")]));
}
