import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { cachingOf, fallbackPath, siteHeaders } from "../build/site-headers";

/** How bytes are packed, best first. */
export const encodings = ["br", "gzip", "identity"] as const;
type Encoding = (typeof encodings)[number];

/** A file of the site as it is sent. */
export type SiteFile = {
  readonly security: Headers;
  /** How long it is kept, and what the answer depends on. */
  readonly caching: Headers;
  readonly type: Headers;
  readonly packed: Readonly<Partial<Record<Encoding, Packed>> & { identity: Packed }>;
};
type Headers = Readonly<Record<string, string>>;
export type Packed = { readonly bytes: Buffer; readonly etag: string };

export type Site = {
  /** Everything there is to see, by path. What is not in here cannot be served. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** The answer to every other path. */
  readonly fallback: SiteFile;
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

/** Notes to hosts, and what begins with a dot: not for visitors. */
const hidden = /(?:^|\/)(?:\.(?!well-known\/)|_headers$)/;

/** Reads a built site into memory, each file with its .br and .gz. */
export function readSite(folder: string): Site {
  const { documents, withStyle } = siteHeaders(folder);
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => statSync(join(folder, name)).isFile());
  const fallbackStyle = documents.find(({ path }) => path === fallbackPath)?.style ?? "";
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    if (hidden.test(name) || (/\.(?:br|gz)$/.test(name) && names.includes(name.slice(0, -3))))
      continue;
    const document = documents.find(({ file }) => file === name);
    const path = document?.path ?? `/${name}`;
    const packing = (suffix: string) =>
      names.includes(name + suffix) ? pack(readFileSync(join(folder, name + suffix))) : undefined;
    const [br, gzip] = [packing(".br"), packing(".gz")];
    files.set(path, {
      security: withStyle(document?.style ?? fallbackStyle),
      caching: {
        "Cache-Control": cachingOf(path),
        ...((br || gzip) && { Vary: "Accept-Encoding" }),
      },
      type: { "Content-Type": types[extname(name)] ?? "application/octet-stream" },
      packed: {
        ...(br && { br }),
        ...(gzip && { gzip }),
        identity: pack(readFileSync(join(folder, name))),
      },
    });
  }
  const fallback = files.get(fallbackPath);
  if (!fallback) throw new Error(`There is no ${fallbackPath}.html in ${folder}/`);
  files.delete(fallbackPath);
  return { files, fallback };
}

const pack = (bytes: Buffer): Packed => ({
  bytes,
  etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 20)}"`,
});
