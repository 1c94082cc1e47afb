import { afterAll, expect, test } from "vitest";
import { handleRequest, type Request } from "../../scripts/serve/handle-request";
import { readSite } from "../../scripts/serve/site-files";
import { ask } from "./raw-request";
import { serve, smallSite, writeSmallSite } from "./small-site";

const { folder, remove } = writeSmallSite();
const site = readSite(folder);
afterAll(remove);

const at = (url: string, headers: Request["headers"] = {}, method = "GET") =>
  handleRequest(site, { method, url, headers });
const font = "/assets/figtree-abc.woff2";
const letters = smallSite["assets/figtree-abc.woff2"] ?? "";

test("a document has a policy that names its own style sheet", () => {
  const policies = ["/", "/about", "/services", "/nowhere"].map(
    (path) => at(path).headers["Content-Security-Policy"],
  );
  expect(new Set(policies).size).toBe(policies.length);
});

test.each([
  ["/about/", "/about"],
  ["/about.html", "/about"],
  ["/about.html/?a=b#c", "/about?a=b"],
  ["/index", "/"],
  ["/index.html", "/"],
  ["/%61bout", "/about"],
  ["/services%2Fhelp-desk", "/services/help-desk"],
  ["http://elsewhere.example/about/", "/about"],
  ['/about/?<"\xe9\f>', "/about?%3C%22%E9%0C%3E"],
])("%s is led to %s", (url, address) => {
  expect(at(url)).toMatchObject({ status: 308, headers: { Location: address } });
});

test.each(["//", "//about", "/about//", "/.html", "/404", "/404.html", "/404/", "/About", ""])(
  "%j is no address of a page",
  (url) => {
    expect(at(url).status).toBe(url === "" ? 200 : 404);
  },
);

test("what a browser has is not sent again, and it is told how long to keep it", () => {
  const { ETag = "", ...headers } = at("/about").headers;
  for (const names of [ETag, `W/${ETag}`, `"other", ${ETag}`, "*"]) {
    const { status, body, headers: own } = at("/about", { "if-none-match": names });
    expect([status, body]).toEqual([304, undefined]);
    expect(own).toMatchObject({ ETag, "Cache-Control": "no-cache", Vary: "Accept-Encoding" });
    expect(own["Content-Security-Policy"]).toBe(headers["Content-Security-Policy"]);
  }
  for (const names of ["", '"other"', ETag.replaceAll('"', "")]) {
    expect(at("/about", { "if-none-match": names }).status).toBe(200);
  }
});

test("each form of a file has its own tag", () => {
  const tags = ["", "br", "gzip"].map(
    (packing) => at("/about", { "accept-encoding": packing }).headers["ETag"],
  );
  expect(new Set(tags).size).toBe(3);
});

test.each([
  ["br, gzip", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.0, gzip;q=0", undefined],
  ["BR;q=0.5", "br"],
  ["*", "br"],
  ["*;q=0", undefined],
  ["br;q=0, *", "gzip"],
  ["brotli", undefined],
  ["", undefined],
])("a browser that accepts %j gets %s", (accepted, packing) => {
  for (const path of ["/about", "/nowhere"]) {
    expect(at(path, { "accept-encoding": accepted }).headers["Content-Encoding"]).toBe(packing);
  }
});

test.each([
  ["bytes=0-9", 206, "0123456789"],
  ["bytes=30-", 206, "uvwxyz"],
  ["bytes=-2", 206, "yz"],
  ["bytes=30-99999999999999999999999", 206, "uvwxyz"],
  ["bytes=-99999999999999999999999", 206, letters],
  ["bytes=36-", 416, undefined],
  ["bytes=-0", 416, undefined],
  ["bytes=5-2", 200, letters],
  ["bytes=0-1,4-5", 200, letters],
  ["items=0-1", 200, letters],
])("Range: %s is answered with %i", (range, status, text) => {
  const given = at(font, { range });
  expect([given.status, given.body?.toString()]).toEqual([status, text]);
  if (status === 416) expect(given.headers["Content-Range"]).toBe(`bytes */${letters.length}`);
});

test("a part is sent only of the file it was asked of", () => {
  const { ETag = "" } = at(font).headers;
  expect(at(font, { range: "bytes=0-1", "if-range": ETag }).status).toBe(206);
  expect(at(font, { range: "bytes=0-1", "if-range": '"other"' }).status).toBe(200);
});

test("nothing but reading is allowed", () => {
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get"]) {
    expect(at("/about", {}, method)).toMatchObject({
      status: 405,
      headers: { Allow: "GET, HEAD" },
    });
  }
});

test("a request for the head gets the headers alone", async () => {
  const { address, stop } = await serve(folder);
  for (const path of ["/about", "/nowhere", "/about/", font]) {
    const [whole, head] = [await ask(address, path), await ask(address, path, { method: "HEAD" })];
    const { date: _, ...headers } = whole.headers;
    expect(head).toMatchObject({ status: whole.status, headers, body: Buffer.alloc(0) });
  }
  stop();
});

test("a folder that is no built site is refused with a reason", () => {
  expect(() => readSite("docs")).toThrow("There is no /404.html in docs/");
});
