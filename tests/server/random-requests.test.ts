import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handleRequest, type SiteResponse } from "../../scripts/serve/handle-request";
import { readSite } from "../../scripts/serve/site-files";
import { ask, write } from "./raw-request";
import { secret, serve, smallSite, writeSmallSite } from "./small-site";

const written = writeSmallSite();
const site = readSite(written.folder);
let served: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  served = await serve(written.folder);
});
afterAll(() => {
  served.stop();
  written.remove();
});

const statuses = [200, 206, 304, 308, 400, 404, 405, 414, 416, 431];
const markup = "<script>alert(1)</script>";

const pieces = fc.constantFrom(
  ...["/", "//", "..", ".", "\\", "~", "%", "%2", "%2e", "%2E%2e", "%2f", "%5C", "%00", "%0d%0a"],
  ...["%c0%ae", "%E0%A4%A", "%252e", "\0", "\t", "\f", "\x7f", "\xff", " ", ":", "?", "#", "&a=b"],
  ...["about", "About", "index", "404", "services", "help-desk", "assets", "page-abc.js", ".html"],
  ...[".br", ".gz", "secret.txt", ".secret", ".git/secret", "_headers", "dist", ".well-known"],
  ...["http://a", "https://about/about", "file:///etc/passwd", markup, encodeURIComponent(markup)],
  ...["__proto__", "constructor", "a".repeat(10_000)],
);
/** What a request's first line can name, whether HTTP allows it or not: Node reads it as bytes. */
const urls = fc.oneof(
  fc.array(pieces, { maxLength: 8 }).map((parts) => `/${parts.join("")}`),
  fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join("")),
  fc
    .tuple(fc.constantFrom("", "/about/?"), fc.array(fc.nat(255), { maxLength: 40 }))
    .map(([start, bytes]) => start + String.fromCharCode(...bytes)),
  fc.constantFrom(
    "*",
    "/about",
    "/about/",
    "/assets/figtree-abc.woff2",
    "/services/help-desk.html",
  ),
);
const methods = fc.oneof(
  fc.constantFrom("GET", "GET", "GET", "HEAD", "POST", "TRACE", "OPTIONS", "PROPFIND", "get", ""),
  fc.string({ maxLength: 12 }),
);
const numbers = fc.oneof(fc.nat(60), fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.constant(""));
const values = fc.oneof(
  fc.tuple(numbers, numbers).map(([from, to]) => `bytes=${from}-${to}`),
  fc.constantFrom("bytes=0-1,5-6", "bytes=-", "bytes=a-b", "items=0-1", "bytes=0-0-0", "bytes=--1"),
  fc.constantFrom(
    "*",
    "br",
    "gzip;q=0",
    "br;q=0, *",
    "identity;q=0",
    "br;q=nan",
    ";;,,",
    '"a", W/"b"',
  ),
  fc.string({ maxLength: 30 }),
);
const headers = fc.record(
  { "accept-encoding": values, range: values, "if-none-match": values, "if-range": values },
  { requiredKeys: [] },
);

/** What is wrong with an answer. */
function faultsOf({ status, headers: own, body }: SiteResponse): string[] {
  const location = own["Location"];
  const faults: Record<string, boolean> = {
    [`status ${status}`]: !statuses.includes(status),
    "a header that cannot be sent": Object.entries(own).some(
      ([name, value]) => !/^[\w-]+: [\x20-\x7e]*$/.test(`${name}: ${value}`),
    ),
    "no security headers":
      own["X-Content-Type-Options"] !== "nosniff" ||
      !own["Content-Security-Policy"]?.startsWith("default-src 'none'"),
    [`led to ${location}`]:
      location !== undefined &&
      (!site.files.has(location.split("?")[0] ?? "") || /[<>"\\]|^\/\//.test(location)),
    "not the fallback": status === 404 && !own["Content-Type"]?.startsWith("text/html"),
    "an empty part": status === 206 && !body?.length,
    "bytes that are not the site's":
      body !== undefined &&
      !forms.some((form) => (status === 206 ? form.includes(body) : form === body)),
  };
  return Object.keys(faults).filter((name) => faults[name]);
}

/** Every sequence of bytes that the site may send. */
const forms = [...site.files.values(), site.fallback].flatMap(({ packed }) =>
  Object.values(packed).map(({ bytes }) => bytes),
);

test("whatever is asked for, the answer is one of the site's, or that there is none", () => {
  fc.assert(
    fc.property(methods, urls, headers, (method, url, sent) => {
      expect(faultsOf(handleRequest(site, { method, url, headers: sent }))).toEqual([]);
    }),
    { numRuns: 5_000, seed: 7 },
  );
}, 30_000);

test("whatever is written to the server, it answers in its own words and lives on", async () => {
  const line = fc.tuple(
    methods,
    urls,
    fc.constantFrom("HTTP/1.1", "HTTP/1.0", "HTTP/9.9", "", "\xff"),
  );
  const lines = fc.array(
    fc.oneof(
      fc
        .tuple(fc.constantFrom("Range", "If-None-Match", "Accept-Encoding", "Host"), values)
        .map((it) => it.join(": ")),
      fc.constantFrom(
        "Content-Length: 5",
        "Content-Length: -1",
        "Transfer-Encoding: chunked",
        ": ",
      ),
      fc.constantFrom(" folded", "X\0: y", `X: ${"y".repeat(20_000)}`, "Upgrade: websocket"),
    ),
    { maxLength: 4 },
  );
  const requests = fc
    .tuple(line, lines)
    .map(([first, rest]) =>
      [first.join(" "), "Host: a", ...rest, "Connection: close", "", ""].join("\r\n"),
    );
  await fc.assert(
    fc.asyncProperty(requests, async (bytes) => {
      const received = await write(served.address, bytes);
      // Node closes the connection without a word where it cannot tell who asked.
      const status = received === "" ? 400 : Number(/^HTTP\/1\.1 (\d{3}) /.exec(received)?.[1]);
      const told = [secret, markup].filter((words) => received.includes(words));
      expect([statuses.includes(status), told], received).toEqual([true, []]);
    }),
    { numRuns: 300, seed: 7 },
  );
  expect((await ask(served.address, "/about")).body.toString()).toBe(smallSite["about.html"]);
}, 30_000);

test.each([
  "/../secret.txt",
  "/%2e%2e/secret.txt",
  "/..%2fsecret.txt",
  "/..%5csecret.txt",
  "/assets/../../secret.txt",
  "/assets/..%2f..%2fsecret.txt",
  "/.%00./secret.txt",
  "/....//secret.txt",
  "http://a/../secret.txt",
  "/.secret",
  "/.git/secret",
  "/.well-known/../.secret",
  "/_headers",
])("%s is not there", async (path) => {
  const { status, body } = await ask(served.address, path);
  expect(status).toBe(404);
  expect(body.toString()).toBe(smallSite["404.html"]);
});
