import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { decoded } from "../../src/lib/hrefs";
import { withQuery } from "../build/redirect-files";
import { encodings, type Site, type SiteFile } from "./site-files";

/** `url` is what the request line has, not decoded. */
type Request = Readonly<{ method: string; url: string; headers: IncomingHttpHeaders }>;

type SiteResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
};

/** An HTTP server for a site. Node itself refuses malformed requests. */
export const siteServer = (site: Site): Server =>
  createServer(({ method = "", url = "/", headers }, response) => {
    const { status, headers: own, body } = handleRequest(site, { method, url, headers });
    response.writeHead(status, own).end(body);
  });

/** The response to a request. It knows only the files in memory, so no path can reach another file. */
export function handleRequest(site: Site, { method, url, headers }: Request): SiteResponse {
  const address = url.startsWith("/") ? `http://localhost${url}` : url;
  const { pathname, search } = URL.canParse(address)
    ? new URL(address)
    : { pathname: "", search: "" };
  const file = site.files.get(pathname);
  const own = (file ?? site.fallback).headers;
  if (method !== "GET" && method !== "HEAD") {
    return { status: 405, headers: { ...own, Allow: "GET, HEAD", "Content-Length": "0" } };
  }
  if (file) return contentOf(file, 200, headers);
  const moved = site.redirects.get(pathname);
  if (moved !== undefined) {
    const Location = withQuery(moved, search);
    return { status: 301, headers: { ...own, Location, "Content-Length": "0" } };
  }
  const canonical = canonicalOf(pathname);
  if (canonical !== "/404" && site.files.has(canonical)) {
    const Location = canonical + search;
    return { status: 308, headers: { ...own, Location, "Content-Length": "0" } };
  }
  return contentOf(site.fallback, 404, headers);
}

/** A file in the smallest encoding that the browser accepts, or 304 if the browser has it. */
function contentOf(file: SiteFile, status: 200 | 404, asked: IncomingHttpHeaders): SiteResponse {
  const encoding = encodings.find(
    (name) => file.encoded[name] && accepts(String(asked["accept-encoding"] ?? ""), name),
  );
  const { bytes, etag } = file.encoded[encoding ?? "identity"] ?? file.encoded.identity;
  const headers = { ...file.headers, ETag: etag, Vary: "Accept-Encoding" };
  const known: readonly string[] = asked["if-none-match"]?.match(/"[^"]*"|^\*$/g) ?? [];
  if (status === 200 && (known.includes(etag) || known[0] === "*")) return { status: 304, headers };
  return {
    status,
    headers: {
      ...headers,
      "Content-Type": file.type,
      "Content-Length": `${bytes.length}`,
      ...(encoding && { "Content-Encoding": encoding }),
    },
    body: bytes,
  };
}

/** Whether an Accept-Encoding names an encoding, or "*", without the weight 0. Among those the server is free to choose. */
function accepts(header: string, encoding: string): boolean {
  const weights = new Map(
    header
      .toLowerCase()
      .split(",")
      .map((entry) => entry.split(/\s*;\s*q=/))
      .map(([name = "", weight = 1]) => [name.trim(), Number(weight)] as const),
  );
  return (weights.get(encoding) ?? weights.get("*") ?? 0) > 0;
}

/** The canonical form of a path: nothing encoded without need, no .html or slash at its end. */
function canonicalOf(path: string): string {
  const clean = encodeURI(decoded(path)).replace(/(?:\.html)?\/?$/, "");
  return clean === "/index" ? "/" : clean;
}
