import { hash } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:tls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSite, type SiteFile } from "../../scripts/serve/site-files";
import { routes } from "../../src/lib/routes";
import { builtFiles, read } from "../dist/site";
import { type RawResponse, request } from "../server/raw-request";
import { archives, hostname, hosts, type Running } from "./hosts";
import { redirected } from "./redirects";

const { files, fallback } = readSite("dist");
const paths: readonly string[] = routes.map(({ path }) => path);
/** A page below Home, and the one with the most pages above it. */
const [, page = ""] = paths;
const inner = paths.reduce((a, b) => (b.split("/").length > a.split("/").length ? b : a), page);
/** A built file with this ending, if there is one. */
const filesEndingWith = (end: string) =>
  builtFiles
    .filter((file) => file.startsWith("assets/") && file.endsWith(end))
    .slice(0, 1)
    .map((file) => `/${file}`);
const [script = ""] = filesEndingWith(".js");
const redirects = [301, 307, 308];
const policy = "Content-Security-Policy";
const styles = / 'sha256-[^']+'/g;
const forever = "public, max-age=31536000, immutable";

/** The CSP hash of a document's styles, if it has some. */
function ownStyle(body: Buffer): readonly string[] {
  const [, style] = /<style>([\s\S]*?)<\/style>/.exec(body.toString()) ?? [];
  return style ? [` 'sha256-${hash("sha256", style, "base64")}'`] : [];
}

/**
 * The response has the security headers that _headers says for a file. The policy allows the styles that the document
 * has: in large sites _headers allows those of others, too, and a host may allow fewer.
 */
function expectSecurity({ headers, body }: RawResponse, { headers: expected }: SiteFile) {
  for (const [name, value] of Object.entries(expected)) {
    if (name === "Cache-Control") continue;
    const sent = String(headers[name.toLowerCase()]);
    expect(sent.replace(styles, ""), name).toBe(value.replace(styles, ""));
    const allowed = sent.match(styles) ?? [];
    expect(value.match(styles) ?? [], name).toEqual(expect.arrayContaining(allowed));
    if (name === policy) expect(allowed).toEqual(expect.arrayContaining([...ownStyle(body)]));
  }
}

/** The response is 404.html. Its policy may allow the styles of all documents. */
function expectFallback({ status, body, headers }: RawResponse) {
  expect([status, body.equals(fallback.bytes)]).toEqual([404, true]);
  const [sent, expected] = [headers["content-security-policy"], fallback.headers[policy]].map(
    (value) => String(value).replace(styles, ""),
  );
  expect(sent).toBe(expected);
  const [own = "no style"] = String(headers["content-security-policy"]).match(styles) ?? [];
  expect(fallback.headers[policy]).toContain(own);
  expect(headers["x-content-type-options"]).toBe("nosniff");
}

describe.each(hosts)("$name", ({ name, start, encodings, cachesMissing }) => {
  let running: Running;
  const at = (path: string, headers: Record<string, string> = {}) =>
    request(running.address, path, { headers: { Host: hostname, ...headers } });

  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running?.stop());

  test.each(paths)("%s is answered with its document and its own policy", async (path) => {
    const response = await at(path);
    const file = files.get(path);
    expect(response.status).toBe(200);
    expect(response.headers["content-type"]).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(response.headers["cache-control"]).toMatch(/^no-cache$|max-age=0, must-revalidate/);
    expect(file && response.body.equals(file.bytes)).toBe(true);
    if (file) expectSecurity(response, file);
  });

  test.each([
    ...["/nowhere", `${page}/nowhere`, "/nowhere.html", "/nowhere/", page.toUpperCase()],
    ...[
      "/caf%C3%A9",
      "/assets/",
      "/assets/page-gone.js",
      "/.git/config",
      "/_headers",
      "/_redirects",
    ],
    ...["/package.json", `${page}.html.br`, "/.assetsignore"],
  ])("%s is answered with 404.html", async (path) => {
    const first = await at(path);
    const moved = redirects.includes(first.status);
    // Some hosts normalize an address first.
    expectFallback(moved ? await at(first.headers.location ?? "") : first);
  });

  test.each(["/../package.json", "/%2e%2e/package.json", "/..%2fpackage.json", `/${page}`])(
    "%s leads to no file outside the site",
    async (path) => {
      const { status, body } = await at(path);
      expect([...redirects, 400, 403, 404]).toContain(status);
      expect(String(body)).not.toContain("devDependencies");
    },
  );

  test.each([
    [`${page}/`, page],
    [`${page}.html`, page],
    [`${page}/?from=card`, `${page}?from=card`],
    [`${inner}.html?from=card`, `${inner}?from=card`],
    ["/index.html", "/"],
  ])("%s is redirected to %s", async (typed, address) => {
    const { status, headers } = await at(typed);
    expect(redirects).toContain(status);
    expect(headers.location).toBe(address);
  });

  test.each(redirected)("%s, an old path, leads to %s", async (path, address) => {
    const response = await at(path);
    expect([response.status, response.headers.location]).toEqual([301, address]);
    expect(response.headers["x-content-type-options"]).toBe("nosniff");
  });

  test.each<[path: string, type: RegExp]>([
    ...filesEndingWith(".woff2").map((font): [string, RegExp] => [font, /^font\/woff2$/]),
    ...filesEndingWith(".avif").map((image): [string, RegExp] => [image, /^image\/avif$/]),
    [script, /^(?:text|application)\/javascript/],
    ["/site.webmanifest", /^application\/manifest\+json$/],
    ["/sitemap.xml", /^(?:application|text)\/xml/],
    ["/robots.txt", /^text\/plain; ?charset=utf-8$/i],
    ["/llms.txt", /^text\/plain; ?charset=utf-8$/i],
    ["/.well-known/security.txt", /^text\/plain; ?charset=utf-8$/i],
    ["/favicon.svg", /^image\/svg\+xml$/],
    ["/favicon.ico", /^image\/(?:x-icon|vnd\.microsoft\.icon)$/],
    ["/icon-192.png", /^image\/png$/],
  ])("%s has its type and caching, and a known ETag is answered with 304", async (path, type) => {
    const { status, headers, body } = await at(path);
    expect([status, body.equals(read(path.slice(1)))]).toEqual([200, true]);
    expect(headers["content-type"]).toMatch(type);
    expect(headers["cache-control"] ?? "").toMatch(
      path.startsWith("/assets/") ? new RegExp(`^${forever}$`) : /^$|no-cache|max-age=0/,
    );
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect((await at(path, { "If-None-Match": headers.etag ?? "" })).status).toBe(304);
  });

  test.each(archives)("%s is a download unless it's a compressed copy", async (file) => {
    const { status, headers, body } = await at(encodeURI(`/${file}`));
    const isCopy = file.endsWith(".csv.gz");
    expect([status, String(body) === file]).toEqual(isCopy ? [404, false] : [200, true]);
    expect(headers["content-encoding"]).toBeUndefined();
  });

  test("a missing file is not cached forever, except where the host has rules by path only", async () => {
    const { headers } = await at("/assets/page-gone.js");
    expect(headers["cache-control"]).toBe(cachesMissing ? forever : "no-cache");
  });

  test.runIf(encodings.length)("text is compressed as Accept-Encoding allows", async () => {
    for (const path of [page, script, "/favicon.svg", "/sitemap.xml"]) {
      const plain = await at(path);
      expect(plain.headers["content-encoding"]).toBeUndefined();
      for (const encoding of encodings) {
        const { headers, body } = await at(path, { "Accept-Encoding": encoding });
        expect(headers["content-encoding"], path).toBe(encoding);
        expect(headers.vary).toMatch(/accept-encoding/i);
        expect(body.length).toBeLessThan(plain.body.length);
      }
    }
  });

  describe.runIf(name === "nginx")("as a server of its own", () => {
    const plain = (path: string, host = hostname) =>
      request(running.plainAddress ?? "", path, { headers: { Host: host } });

    test("http and the other name lead to the site's address in one step, HSTS only over TLS", async () => {
      const other = hostname.startsWith("www.") ? hostname.slice(4) : `www.${hostname}`;
      for (const [secure, response] of [
        [false, await plain("/old-page?a=b", hostname)],
        [false, await plain("/old-page?a=b", other)],
        [true, await at("/old-page?a=b", { Host: other })],
      ] as const) {
        const { status, headers } = response;
        expect([status, headers.location]).toEqual([301, `https://${hostname}/old-page?a=b`]);
        expect("strict-transport-security" in headers).toBe(secure);
      }
    });

    test("it warns of nothing but the old form of http2", () => {
      const warnings = running.output().match(/.*\[warn\].*/g) ?? [];
      expect(warnings.filter((line) => !line.includes("http2"))).toEqual([]);
    });

    test("a certificate can be renewed over http", async () => {
      expect((await plain("/.well-known/acme-challenge/none")).status).toBe(404);
    });

    test("browsers get HTTP/2", async () => {
      const port = Number(new URL(running.address).port);
      const protocols = { rejectUnauthorized: false, ALPNProtocols: ["h2", "http/1.1"] };
      const socket = connect({ host: "127.0.0.1", port, ...protocols });
      await once(socket, "secureConnect");
      expect(socket.alpnProtocol).toBe("h2");
      socket.destroy();
    });
  });
});
