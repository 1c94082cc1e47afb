import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { filesBelow } from "../lib/files-below.ts";
import { isCopy } from "../lib/host-files.ts";

type Headers = Readonly<Record<string, string>>;

/** A file of the site and the headers it is sent with. */
export type SiteFile = {
  /** Security headers and Cache-Control. */
  readonly headers: Headers;
  readonly type: string;
  readonly bytes: Buffer;
  /** Its bytes compressed, if the build did that. */
  readonly brotli?: Buffer | undefined;
};

export type Site = {
  /** Every file that can be served, by its percent-encoded path. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** 404.html, the document for every other path. */
  readonly fallback: SiteFile;
  /** The address that each redirected path leads to; paths are percent-encoded. */
  readonly redirects: ReadonlyMap<string, string>;
};

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/** The Content-Type of a file. */
export const typeOf = (file: string): string => types[extname(file)] ?? "application/octet-stream";

/** What hosts read and don't serve. */
const settings = ["_headers", "_redirects"];

/** Reads a built site into memory: each file with its .br, headers and redirects. */
export function readSite(folder: string): Site {
  const names = new Set(filesBelow(folder));
  const read = (name: string) => readFileSync(join(folder, name));
  const headersAt = headerRules(read("_headers").toString());
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    if (isCopy(name, names) || settings.includes(name) || /(?:^|\/)\.(?!well-known\/)/.test(name))
      continue;
    const path = encodeURI(`/${name.replace(/(?:^index)?\.html$/, "")}`);
    files.set(path, {
      headers: headersAt(path),
      type: typeOf(name),
      bytes: read(name),
      brotli: names.has(`${name}.br`) ? read(`${name}.br`) : undefined,
    });
  }
  const fallback = files.get("/404");
  if (!fallback) throw new Error(`There is no 404.html in ${folder}/`);
  files.delete("/404");
  const moves = names.has("_redirects") ? read("_redirects").toString() : "";
  const redirects = [...moves.matchAll(/^(\/\S*) (\S+) 301$/gm)].map(
    ([, from = "", to = ""]) => [from, to] as const,
  );
  return { files, fallback, redirects: new Map(redirects) };
}

/**
 * The headers at a path by the text of _headers: a line that begins with "/" is a path, "*" at its end
 * stands for any rest, and the lines below it are headers. Of two rules with the same header, the later
 * one counts.
 */
function headerRules(text: string): (path: string) => Headers {
  const rules = text.split(/^(?=\/)/m).map((rule) => ({
    path: rule.split("\n", 1)[0] ?? "",
    headers: [...rule.matchAll(/^ +([\w-]+): (.+)$/gm)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  }));
  const matches = (rule: string, path: string) =>
    rule.endsWith("*") ? path.startsWith(rule.slice(0, -1)) : path === rule;
  return (path) => ({
    "Cache-Control": "no-cache",
    ...Object.fromEntries(
      rules.filter((rule) => matches(rule.path, path)).flatMap(({ headers }) => headers),
    ),
  });
}
