import type { IncomingHttpHeaders } from "node:http";
import { encodings, type Packed, type Site, type SiteFile } from "./site-files";

export type Request = {
  readonly method: string;
  /** As the request's first line has it. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
};
export type SiteResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
};

/** What the site answers to a request. Knows the files of the site and no other. */
export function handleRequest(site: Site, { method, url, headers }: Request): SiteResponse {
  const [, path = "", query = ""] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(url) ?? [];
  const file = site.files.get(path || "/");
  const { security, caching, type } = file ?? site.fallback;
  if (method !== "GET" && method !== "HEAD") {
    return { status: 405, headers: { ...security, Allow: "GET, HEAD", "Content-Length": "0" } };
  }
  if (file) return found(file, method, headers);
  const address = addressOf(path);
  if (address && site.files.has(address)) {
    const Location = address + query.replace(/[^!-~]|["'<>\\^`{|}]/g, escaped);
    return { status: 308, headers: { ...security, Location, "Content-Length": "0" } };
  }
  const { bytes, encoding } = packedFor(site.fallback, headers);
  const all = { ...security, ...caching, ...type, ...encoding, ...lengthOf(bytes) };
  return { status: 404, headers: all, body: bytes };
}

/** The answer that shows a file: all of it, a part of it, or that it is still the same. */
function found(file: SiteFile, method: string, headers: IncomingHttpHeaders): SiteResponse {
  const { bytes, etag, encoding } = packedFor(file, headers);
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

/**
 * The one address of what a path means: without codes, without .html, without a slash at the end.
 * Nothing if there would be nothing left.
 */
function addressOf(path: string): string | undefined {
  const clean = decoded(path).replace(/(?:\.html)?\/?$/, "");
  if (clean === "/index") return "/";
  return clean === "/" ? undefined : clean;
}

/** A path with its %-codes resolved, or as it is where they make no sense. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The %-code of a byte; Node reads the bytes of a request's first line as Latin 1. */
const escaped = (sign: string): string =>
  `%${(sign.charCodeAt(0) & 255).toString(16).toUpperCase().padStart(2, "0")}`;

const lengthOf = (bytes: Buffer) => ({ "Content-Length": String(bytes.length) });

/** The smallest form of a file that the browser says it can unpack. */
function packedFor(
  { packed }: SiteFile,
  headers: IncomingHttpHeaders,
): Packed & { encoding: Record<string, string> } {
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
    const form = packed[name];
    if (form && name !== "identity" && (accepted.get(name) ?? accepted.get("*"))) {
      return { ...form, encoding: { "Content-Encoding": name } };
    }
  }
  return { ...packed.identity, encoding: {} };
}

/** Whether an If-None-Match names what we would send. */
const isKnown = (etag: string, names = ""): boolean =>
  names.split(",").some((name) => ["*", etag].includes(name.trim().replace(/^W\//, "")));

/** The part a Range header asks for, "none" if there is no such part, nothing if it asks for all. */
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
