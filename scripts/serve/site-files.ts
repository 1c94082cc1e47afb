import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { cachingOf, fallbackPath, siteHeaders } from "../build/site-headers";

/** Content encodings, smallest first. */
export const encodings = ["br", "gzip", "identity"] as const;
type Encoding = (typeof encodings)[number];

/** A file of the site and the headers it is sent with. */
export type SiteFile = {
  readonly security: Headers;
  /** Cache-Control and Vary. */
  readonly caching: Headers;
  readonly type: Headers;
  /** The file's bytes in each encoding that the build wrote. */
  readonly encoded: Readonly<Partial<Record<Encoding, Encoded>> & { identity: Encoded }>;
};
type Headers = Readonly<Record<string, string>>;
export type Encoded = { readonly bytes: Buffer; readonly etag: string };

export type Site = {
  /** Every file that can be served, by path. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** The document for every other path. */
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

/** Files that are never served: _headers and dotfiles. */
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
    const encodedAs = (suffix: string) =>
      names.includes(name + suffix)
        ? withTag(readFileSync(join(folder, name + suffix)))
        : undefined;
    const [br, gzip] = [encodedAs(".br"), encodedAs(".gz")];
    files.set(path, {
      security: withStyle(document?.style ?? fallbackStyle),
      caching: {
        "Cache-Control": cachingOf(path),
        ...((br || gzip) && { Vary: "Accept-Encoding" }),
      },
      type: { "Content-Type": types[extname(name)] ?? "application/octet-stream" },
      encoded: {
        ...(br && { br }),
        ...(gzip && { gzip }),
        identity: withTag(readFileSync(join(folder, name))),
      },
    });
  }
  const fallback = files.get(fallbackPath);
  if (!fallback) throw new Error(`There is no ${fallbackPath}.html in ${folder}/`);
  files.delete(fallbackPath);
  return { files, fallback };
}

/** Bytes with a strong ETag, a hash of them. */
const withTag = (bytes: Buffer): Encoded => ({
  bytes,
  etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 20)}"`,
});
