import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { decoded } from "../../src/lib/hrefs";
import { withQuery } from "../lib/redirect-files";
import type { Site, SiteFile } from "./site-files";

/** `url` is what the request line has, not decoded. */
type Request = Readonly<{ method: string; url: string; headers: IncomingHttpHeaders }>;

type SiteResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
};

/** An HTTP server for a site. Node itself refuses malformed requests, and sends no body for HEAD. */
export const siteServer = (site: Site): Server =>
  createServer(({ method = "", url = "/", headers }, response) => {
    const { status, headers: own, body } = handleRequest(site, { method, url, headers });
    response.writeHead(status, own).end(body);
  });

/** The response to a request. It knows only the files in memory, so no path can reach another file. */
export function handleRequest(site: Site, { method, url, headers }: Request): SiteResponse {
  const [path = ""] = url.split("?", 1);
  const search = url.slice(path.length);
  const file = site.files.get(path);
  const own = (file ?? site.fallback).headers;
  if (method !== "GET" && method !== "HEAD") {
    return { status: 405, headers: { ...own, Allow: "GET, HEAD" } };
  }
  if (file) return contentOf(file, 200, headers);
  const moved = site.redirects.get(path);
  if (moved !== undefined) {
    return { status: 301, headers: { ...own, Location: withQuery(moved, search) } };
  }
  const canonical = canonicalOf(path);
  if (canonical !== "/404" && site.files.has(canonical)) {
    return { status: 308, headers: { ...own, Location: canonical + search } };
  }
  return contentOf(site.fallback, 404, headers);
}

/** A file, compressed if the browser accepts it. */
function contentOf(file: SiteFile, status: 200 | 404, asked: IncomingHttpHeaders): SiteResponse {
  const brotli = /\bbr\b/.test(String(asked["accept-encoding"])) ? file.brotli : undefined;
  const body = brotli ?? file.bytes;
  return {
    status,
    headers: {
      ...file.headers,
      "Content-Type": file.type,
      "Content-Length": `${body.length}`,
      ...(brotli && { "Content-Encoding": "br" }),
    },
    body,
  };
}

/** The canonical form of a path: nothing encoded without need, no .html or slash at its end. */
function canonicalOf(path: string): string {
  const clean = encodeURI(decoded(path)).replace(/(?:\.html)?\/?$/, "");
  return clean === "/index" ? "/" : clean;
}
