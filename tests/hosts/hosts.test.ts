import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { siteHeaders } from "../../scripts/build/site-headers";
import { company } from "../../src/site/company";
import { routes } from "../../src/site/routes";
import { builtFiles, read } from "../dist/site";
import { type Answered, ask, write } from "../server/raw-request";
import { hosts, type Running, startPlainNginx } from "./hosts";
import { load } from "./load";

const site = siteHeaders("dist");
const styleAt = (path: string) => site.documents.find((document) => document.path === path)?.style;
const paths: readonly string[] = routes.map(({ path }) => path);
/** A page that is neither Home nor below another one. */
const page = paths.find((path) => /^\/[^/]+$/.test(path)) ?? "";
const fileEndingWith = (end: string) =>
  `/${builtFiles.find((file) => file.startsWith("assets/") && file.endsWith(end))}`;
const [font, script, picture] = [".woff2", ".js", ".avif"].map(fileEndingWith) as [
  string,
  string,
  string,
];
const redirects = [301, 307, 308];
const outside = /devDependencies|root:x:|\[core\]/;

const figures: Record<string, Record<string, string | number>> = {};
afterAll(() => console.table(figures));

/** Exactly our headers, with the policy of the document at a path. */
function expectSecurity({ headers }: Answered, path: string) {
  const { "Content-Security-Policy": policy = "", ...others } = site.withStyle(
    styleAt(path) ?? "no such document",
  );
  for (const [name, value] of Object.entries(others)) {
    expect(headers[name.toLowerCase()], name).toBe(value);
  }
  if (path === "/404") {
    // Where any address may be a missing one, a host may name the styles of all documents.
    expect(headers["content-security-policy"]).toContain(styleAt(path));
    expect(withoutStyles(headers["content-security-policy"])).toBe(withoutStyles(policy));
  } else {
    expect(headers["content-security-policy"]).toBe(policy);
  }
}

const withoutStyles = (policy: unknown) => String(policy).replace(/ 'sha256-[^']+'/g, "");

function expectFallback(answered: Answered) {
  expect(answered.status).toBe(404);
  expect(answered.headers["content-type"]).toMatch(/^text\/html/);
  expect(answered.body.toString()).toContain(
    `<title>${company.name.replaceAll("&", "&amp;")}</title>`,
  );
  expectSecurity(answered, "/404");
}

describe.each(hosts)("$name", (host) => {
  let running: Running;
  const at = (path: string, options?: Parameters<typeof ask>[2]) =>
    ask(running.address, path, options);

  beforeAll(async () => {
    running = await host.start();
  });
  afterAll(() => running?.stop());

  test.each(paths)("%s is answered with its document", async (path) => {
    const answered = await at(path);
    expect(answered.status).toBe(200);
    expect(answered.headers["content-type"]).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(answered.headers["cache-control"]).toMatch(/^no-cache$|max-age=0, must-revalidate/);
    expect(answered.body.equals(read(path === "/" ? "index.html" : `${path}.html`))).toBe(true);
    expectSecurity(answered, path);
  });

  test.each([
    "/nowhere",
    `${page}/nowhere`,
    "/nowhere.html",
    "/nowhere/",
    "/About",
    "/caf%C3%A9",
    "/404",
    "/assets/",
    "/assets/page-gone.js",
    "/.../....",
    `/${"long/".repeat(200)}`,
  ])("%s is answered with Home under its plain name", async (path) => {
    if (host.alsoPages?.includes(path)) return;
    const answered = await at(path);
    if (redirects.includes(answered.status)) {
      // Some hosts tidy an address before they look for it.
      const next = await at(new URL(answered.headers.location ?? "", "http://here/").pathname);
      expectFallback(next);
    } else expectFallback(answered);
  });

  test.each([
    [`${page}/`, page],
    [`${page}.html`, page],
    [`${page}/?from=card`, `${page}?from=card`],
    [`${page}.html?from=card`, `${page}?from=card`],
    ["/index.html", "/"],
    ["/index", "/"],
    ["/managed-services/", "/managed-services"],
    ["/managed-services/help-desk.html", "/managed-services/help-desk"],
  ])("%s is led to %s", async (typed, address) => {
    const { status, headers } = await at(typed);
    expect(redirects).toContain(status);
    expect(headers.location).toBe(address);
  });

  test("a request for the head gets the same without the body", async () => {
    for (const path of ["/", page, "/nowhere", script, font]) {
      const [whole, head] = [await at(path), await at(path, { method: "HEAD" })];
      expect(head.status).toBe(whole.status);
      expect(head.body).toHaveLength(0);
      for (const name of ["content-type", "etag", "cache-control", "content-security-policy"]) {
        expect(head.headers[name], `${path} ${name}`).toBe(whole.headers[name]);
      }
    }
  });

  test("what a browser still has is not sent again", async () => {
    for (const path of ["/", page, "/favicon.svg", script, font]) {
      const { etag = "" } = (await at(path)).headers;
      expect(etag).toMatch(/^(?:W\/)?"[^"]+"$/);
      const again = await at(path, { headers: { "If-None-Match": etag } });
      expect(again.status, path).toBe(304);
      expect(again.body).toHaveLength(0);
      const changed = await at(path, { headers: { "If-None-Match": '"other"' } });
      expect(changed.status).toBe(200);
    }
  });

  test("files named by their content are kept forever, all others asked for again", async () => {
    for (const path of [font, script, picture]) {
      expect((await at(path)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    }
    for (const path of ["/", "/favicon.svg", "/robots.txt", "/nowhere"]) {
      expect((await at(path)).headers["cache-control"] ?? "").toMatch(/^$|no-cache|max-age=0/);
    }
    const gone = (await at("/assets/page-gone.js")).headers["cache-control"];
    expect(gone).toMatch(host.keepsMissing ? /immutable/ : /no-cache/);
  });

  test("text is packed as the browser can unpack it", async () => {
    for (const path of [page, script, "/favicon.svg", "/sitemap.xml"]) {
      const plain = await at(path);
      expect(plain.headers["content-encoding"]).toBeUndefined();
      for (const packing of host.packs) {
        const packed = await at(path, { headers: { "Accept-Encoding": packing } });
        expect(packed.headers["content-encoding"]).toBe(packing);
        expect(packed.headers.vary).toMatch(/accept-encoding/i);
        expect(packed.headers["content-type"]).toBe(plain.headers["content-type"]);
        expect(packed.headers.etag).not.toBe(plain.headers.etag);
        expect(packed.body.length).toBeLessThan(plain.body.length);
      }
    }
  });

  test("files say what they are", async () => {
    for (const [path, type] of [
      [font, /^font\/woff2$/],
      [script, /^(?:text|application)\/javascript/],
      [picture, /^image\/avif$/],
      ["/site.webmanifest", /^application\/manifest\+json$/],
      ["/sitemap.xml", /^(?:application|text)\/xml/],
      ["/robots.txt", /^text\/plain; ?charset=utf-8$/i],
      ["/llms.txt", /^text\/plain; ?charset=utf-8$/i],
      ["/.well-known/security.txt", /^text\/plain; ?charset=utf-8$/i],
      ["/favicon.svg", /^image\/svg\+xml$/],
      ["/favicon.ico", /^image\/(?:x-icon|vnd\.microsoft\.icon)$/],
      ["/icon-192.png", /^image\/png$/],
    ] as const) {
      const answered = await at(path);
      expect(answered.status, path).toBe(200);
      expect(answered.headers["content-type"], path).toMatch(type);
      expect(answered.body.equals(read(path.slice(1))), path).toBe(true);
      expect(answered.headers["x-content-type-options"]).toBe("nosniff");
    }
  });

  test.runIf(host.sendsParts)("a part of a file is sent alone", async () => {
    for (const path of [font, picture]) {
      const file = read(path.slice(1));
      const part = await at(path, { headers: { Range: "bytes=10-19" } });
      expect(part.status).toBe(206);
      expect(part.headers["content-range"]).toBe(`bytes 10-19/${file.length}`);
      expect(part.body.equals(file.subarray(10, 20))).toBe(true);
      const beyond = await at(path, { headers: { Range: `bytes=${file.length}-` } });
      expect(beyond.status).toBe(416);
    }
  });

  test("a host without parts sends the whole file", async () => {
    const { status } = await at(font, { headers: { Range: "bytes=10-19" } });
    expect(status).toBe(host.sendsParts ? 206 : 200);
  });

  test("nothing but reading is allowed", async () => {
    for (const method of ["POST", "PUT", "DELETE", "PATCH"]) {
      const { status, headers } = await at(page, { method });
      expect(status, method).toBe(405);
      expect(headers["x-powered-by"]).toBeUndefined();
    }
  });

  test("nobody is served a file from outside the site", async () => {
    for (const path of [
      "/../package.json",
      "/%2e%2e/package.json",
      "/..%2fpackage.json",
      "/..%5cpackage.json",
      "/assets/../../package.json",
      "/assets/%2e%2e/%2e%2e/package.json",
      "/assets/..%2f..%2fpackage.json",
      "/....//package.json",
      "/package.json",
      "/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
      "/.git/config",
      "/.env",
      "/.assetsignore",
      "/.well-known/../../package.json",
      "/_headers",
      `${page}.html%00.txt`,
      "/%00",
      "//etc/passwd",
      `${page}.html.br`,
    ]) {
      const { status, body } = await at(path);
      expect([301, 307, 308, 400, 403, 404], `${path} ${status}`).toContain(status);
      expect(body.toString(), path).not.toMatch(outside);
    }
  });

  test("a doubled slash is no second address of a page", async () => {
    for (const path of [`/${page}`, `/${page}//team`, `${page}//`]) {
      const { status, headers } = await at(path);
      expect([301, 307, 308, 404]).toContain(status);
      expect(headers.location ?? "/").toMatch(/^\/(?!\/)/);
    }
  });

  test("a malformed request is refused and the host lives on", async () => {
    for (const bytes of [
      "GET\r\n\r\n",
      "NONSENSE / HTTP/9.9\r\n\r\n",
      "GET / HTTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
      `GET /${"a".repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      "\x00\x01\x02\xff\r\n\r\n",
    ]) {
      expect(await write(running.address, bytes)).not.toMatch(/^HTTP\/\S+ 2\d\d/);
    }
    expect((await at(page)).status).toBe(200);
  });

  test("it does not say which version it is", async () => {
    for (const path of ["/", "/nowhere", "/%00"]) {
      const { headers } = await at(path);
      expect(headers.server ?? "").not.toMatch(/\d/);
    }
  });

  test("10,000 requests over 50 connections get their answer", async () => {
    const plain = await startPlainNginx(`dist${page}.html.br`);
    const toPlain = () => load(plain.address, "/plain.html");
    // The first round warms up the client; those around the host's tell what the machine can do.
    await toPlain();
    const before = await toPlain();
    const { perSecond, failures } = await load(running.address, page);
    const after = await toPlain();
    await plain.stop();
    const compared = (before.perSecond + after.perSecond) / 2;
    figures[host.name] = {
      "requests a second": perSecond,
      "plain file on nginx": Math.round(compared),
      ratio: (perSecond / compared).toFixed(2),
      failures: failures.length,
    };
    expect(failures).toEqual([]);
  });
});
