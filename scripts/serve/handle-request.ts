import type { IncomingHttpHeaders } from "node:http";
import { type Encoded, encodings, type Site, type SiteFile } from "./site-files";

export type Request = {
  readonly method: string;
  /** As the request line has it, not decoded. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
};
export type SiteResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
};

/**
 * The response to a request. A pure function over the files in memory, so no path can reach another
 * file. docs/decisions/0011 says why this is no library.
 */
export function handleRequest(site: Site, { method, url, headers }: Request): SiteResponse {
  const [, path = "", query = ""] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(url) ?? [];
  const file = site.files.get(path || "/");
  const { security, caching, type } = file ?? site.fallback;
  if (method !== "GET" && method !== "HEAD") {
    return { status: 405, headers: { ...security, Allow: "GET, HEAD", "Content-Length": "0" } };
  }
  if (file) return fileResponse(file, method, headers);
  const address = addressOf(path);
  if (address && site.files.has(address)) {
    const Location = address + query.replace(/[^!-~]|["'<>\\^`{|}]/g, escaped);
    return { status: 308, headers: { ...security, Location, "Content-Length": "0" } };
  }
  const { bytes, encoding } = negotiate(site.fallback, headers);
  const all = { ...security, ...caching, ...type, ...encoding, ...lengthOf(bytes) };
  return { status: 404, headers: all, body: bytes };
}

/** The response for a file: 200, 206 for a range, 304 or 416. */
function fileResponse(file: SiteFile, method: string, headers: IncomingHttpHeaders): SiteResponse {
  const { bytes, etag, encoding } = negotiate(file, headers);
  const own = { ...file.security, ...file.caching, ETag: etag, "Accept-Ranges": "bytes" };
  if (isKnown(etag, headers["if-none-match"])) return { status: 304, headers: own };
  const stale = headers["if-range"] !== undefined && headers["if-range"] !== etag;
  const range = method === "GET" && !stale ? rangeOf(headers.range, bytes.length) : undefined;
  if (range === "none") {
    const size = { "Content-Range": `bytes */${bytes.length}`, "Content-Length": "0" };
    return { status: 416, headers: { ...own, ...size } };
  }
  const body = range ? bytes.subarray(range.first, range.last + 1) : bytes;
  const place = range && { "Content-Range": `bytes ${range.first}-${range.last}/${bytes.length}` };
  return {
    status: range ? 206 : 200,
    headers: { ...own, ...file.type, ...encoding, ...place, ...lengthOf(body) },
    body,
  };
}

/** The canonical form of a path: decoded, without .html or a slash at the end. Undefined if nothing is left. */
function addressOf(path: string): string | undefined {
  const clean = decoded(path).replace(/(?:\.html)?\/?$/, "");
  if (clean === "/index") return "/";
  return clean === "/" ? undefined : clean;
}

/** A path percent-decoded, or as it is if it is malformed. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A character percent-encoded as one byte: Node reads request lines as Latin 1. */
const escaped = (character: string): string =>
  `%${(character.charCodeAt(0) & 255).toString(16).toUpperCase().padStart(2, "0")}`;

const lengthOf = (bytes: Buffer) => ({ "Content-Length": String(bytes.length) });

/** The smallest encoding of a file that Accept-Encoding allows. */
function negotiate(
  { encoded }: SiteFile,
  headers: IncomingHttpHeaders,
): Encoded & { encoding: Record<string, string> } {
  const accepted = new Map(
    String(headers["accept-encoding"] ?? "")
      .toLowerCase()
      .split(",")
      .map((entry) => {
        const [name = "", weight = ""] = entry.split(";");
        return [name.trim(), !/^\s*q\s*=\s*0(?:\.0*)?\s*$/.test(weight)];
      }),
  );
  for (const name of encodings) {
    const content = encoded[name];
    if (content && name !== "identity" && (accepted.get(name) ?? accepted.get("*"))) {
      return { ...content, encoding: { "Content-Encoding": name } };
    }
  }
  return { ...encoded.identity, encoding: {} };
}

/** Whether If-None-Match contains an ETag. */
const isKnown = (etag: string, names = ""): boolean =>
  names.split(",").some((name) => ["*", etag].includes(name.trim().replace(/^W\//, "")));

/**
 * The part a Range header asks for, "none" if the file has no such part. Undefined, the whole file, if
 * there is no header, or an invalid one, or one with several ranges.
 */
function rangeOf(
  header: string | undefined,
  length: number,
): { first: number; last: number } | "none" | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (!from && !to) return undefined;
  const first = from ? Number(from) : Math.max(0, length - Number(to));
  const last = from && to ? Math.min(Number(to), length - 1) : length - 1;
  if (from && to && Number(to) < Number(from)) return undefined;
  return first < length ? { first, last } : "none";
}
