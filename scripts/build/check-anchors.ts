import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { anchorIn } from "../../src/lib/hrefs";

/** A page of the site, as far as links to its anchors matter. */
type Page = { readonly path: string; readonly body: string };

/**
 * Throws if a link or a redirect leads to an anchor that its page doesn't have, or to an article that isn't published. The fallback, which has no path, is
 * Home's. `redirects` are the addresses that redirects lead to.
 */
export function checkAnchors(
  pages: ReadonlyArray<{ readonly path: string | undefined; readonly body: string }>,
  redirects: readonly string[],
): void {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:tsx?|md)$/.test(file))
    .map((file) => join("src", file).replaceAll("\\", "/"));
  const site = [
    pages.flatMap(({ path, body }) => (path ? { path, body } : [])),
    new Map(files.map((file) => [file, readFileSync(file, "utf8")])),
    redirects,
  ] as const;
  const missing = [...missingAnchors(...site), ...missingArticles(...site)];
  if (missing.length > 0) throw new Error(missing.join("\n"));
}

/**
 * Links to anchors that don't exist, a sentence for each with the place in the sources that names the
 * anchor. `sources` are files by their path, `pages` the rendered pages, `redirects` addresses that redirects lead to.
 */
export function missingAnchors(
  pages: readonly Page[],
  sources: ReadonlyMap<string, string>,
  redirects: readonly string[] = [],
): readonly string[] {
  const anchors = new Map(pages.map(({ path, body }) => [path, valuesOf(body, "id")]));
  const links = pages.flatMap(({ path, body }) =>
    valuesOf(body, "href").map((href) => (href.startsWith("#") ? path + href : href)),
  );
  const missing = [...links, ...redirects].flatMap((address) => {
    const [to = "", hash = ""] = address.split("#");
    const anchor = anchorIn(`#${hash}`);
    const known = anchors.get(to);
    return anchor && known && !known.includes(anchor) ? { anchor, to } : [];
  });
  const unique = new Map(missing.map((link) => [`${link.to}#${link.anchor}`, link]));
  return [...unique.values()].map(({ to, anchor }) => {
    const body = pages.find(({ path }) => path === to)?.body ?? "";
    const main = valuesOf(body.slice(body.indexOf("<main"), body.indexOf("</main>")), "id");
    const others = main.filter((id) => id !== "root").map((id) => `"${id}"`);
    const place = placeOf(anchor, sources) ?? `src: a link to "${to}#${anchor}"`;
    return `${place}: the page "${to}" has no anchor "${anchor}". It has ${others.join(", ") || "none"}.`;
  });
}

/** Links to articles that aren't published, a sentence for each; pages and sources as above. */
export function missingArticles(
  pages: readonly Page[],
  sources: ReadonlyMap<string, string>,
  redirects: readonly string[] = [],
): readonly string[] {
  const paths = new Set(pages.map(({ path }) => path));
  const addresses = [...pages.flatMap(({ body }) => valuesOf(body, "href")), ...redirects];
  const missing = addresses
    .map((address) => address.replace(/#.*/, ""))
    .filter((path) => /^\/(?!files\/)[^.]+$/.test(path) && !paths.has(path));
  return [...new Set(missing)].map((path) => {
    const name = `article: "${path.slice(path.lastIndexOf("/") + 1)}"`;
    return `${lineWith([name], sources) ?? "src"}: a link leads to "${path}", which is no published article.`;
  });
}

/** Values of an attribute in rendered markup. */
const valuesOf = (html: string, attribute: "href" | "id"): readonly string[] =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, "g"))].map(([, value = ""]) => value);

/** File and line where a link names an anchor. */
function placeOf(anchor: string, sources: ReadonlyMap<string, string>): string | undefined {
  const names = [`#${anchor}"`, `#${anchor})`, `#${anchor} `, `anchor: "${anchor}"`];
  return lineWith(names, sources);
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
