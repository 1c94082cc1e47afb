import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { freePort } from "../../scripts/free-port";
import { handleRequest, siteServer } from "../../scripts/serve/handle-request";
import { readSite } from "../../scripts/serve/site-files";
import { served } from "../served";
import { request } from "./raw-request";

const secret = "beside the site";
const about = "<!doctype html><title>About</title>".repeat(3);
const around = mkdtempSync(join(tmpdir(), "small site "));
const contents: Record<string, string | Buffer> = {
  "dist/index.html": "<title>Home</title>",
  "dist/about.html": about,
  "dist/about.html.br": brotliCompressSync(about),
  "dist/about.html.gz": gzipSync(about),
  "dist/services/help-desk.html": "<title>Help Desk</title>",
  "dist/404.html": "<title>Not found</title>",
  "dist/files/price list.pdf": "%PDF",
  "dist/files/agent.tar.gz": "agent",
  "dist/files/list.csv": "list",
  "dist/files/list.csv.zst": "copy",
  "dist/assets/page-abc.js": "export {};",
  "dist/.well-known/security.txt": "Contact: mailto:a@b.example\n",
  "dist/_headers": `/*\n  X-Policy: any\n  X-Own: a\n\n/assets/*\n  Cache-Control: immutable\n\n/about\n  ! X-Policy\n  X-Policy: about\n`,
  "dist/_redirects":
    "/old /about#people 301\n/old/ /about 301\n/%C3%9C.php https://a.test/?b 301\n",
  "dist/.secret": secret,
  "dist/.git/secret": secret,
  "secret.txt": secret,
};
for (const [name, content] of Object.entries(contents)) {
  mkdirSync(dirname(join(around, name)), { recursive: true });
  writeFileSync(join(around, name), content);
}
symlinkSync(join(around, "gone"), join(around, "dist/broken.html"));
symlinkSync("circle.html", join(around, "dist/circle.html"));
symlinkSync(join(around, "secret.txt"), join(around, "dist/secret.txt"));
const site = readSite(join(around, "dist"));
const { address, stop } = await served(siteServer(site), "127.0.0.1");

afterAll(() => {
  stop();
  rmSync(around, { recursive: true });
});

test("a path has the headers that _headers says", async () => {
  for (const [path, policy, caching] of [
    ["/about", "about", "no-cache"],
    ["/assets/page-abc.js", "any", "immutable"],
    ["/nowhere", "any", "no-cache"],
  ] as const) {
    const { headers } = await request(address, path);
    expect(headers, path).toMatchObject({
      "x-policy": policy,
      "x-own": "a",
      "cache-control": caching,
    });
  }
});

test.each([
  ["/about/", "/about"],
  ["/about.html", "/about"],
  ["/about.html/?a=b#c", "/about?a=b"],
  ["/index", "/"],
  ["/index.html", "/"],
  ["/%61bout", "/about"],
  ["/files/price list.pdf/", "/files/price%20list.pdf"],
  ["http://elsewhere.example/about/", "/about"],
  ['/about/?<"\xe9>', "/about?%3C%22%C3%A9%3E"],
])("%s is redirected to %s", async (path, location) => {
  const { status, headers } = handleRequest(site, { method: "GET", url: path, headers: {} });
  expect([status, headers["Location"]]).toEqual([308, location]);
});

test.each([
  ["/old", "/about#people"],
  ["/old?a=b", "/about?a=b#people"],
  ["/old/?a=b", "/about?a=b"],
  ["/Ü.php?a=b", "https://a.test/?b"],
])("the old path %s leads to %s", (path, location) => {
  const response = handleRequest(site, { method: "GET", url: path, headers: {} });
  expect([response.status, response.headers["Location"]]).toEqual([301, location]);
  expect(response.headers).toMatchObject({ "X-Policy": "any", "Cache-Control": "no-cache" });
});

test.each([
  ...["/nowhere", "//about", "/about//", "/404", "/404.html", "/404/", "/About"],
  ...[
    "/%E0%A4%A",
    "/about.html.br",
    "/files/list.csv.zst",
    "/_headers",
    "/_redirects",
    "/broken",
    "/secret.txt",
    "/.secret",
    "/.git/secret",
  ],
  ...["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/..%5csecret.txt"],
  ...["/assets/..%2f..%2fsecret.txt", "/.%00./secret.txt", "http://a/../secret.txt"],
  ...["/%", "/%c0%ae/", "/about%0d%0aX-Own:b", "http://", "*", `/${"a".repeat(8_000)}`],
])("%s is answered with 404.html", async (path) => {
  const { status, body } = await request(address, path);
  expect([status, String(body)]).toEqual([404, contents["dist/404.html"]]);
});

test("an archive that is no compressed copy is a download", async () => {
  const { status, body } = await request(address, "/files/agent.tar.gz");
  expect([status, String(body)]).toEqual([200, "agent"]);
});

test("each encoding has an ETag, and a known one is answered with 304", async () => {
  const seen = new Set<string>();
  for (const [accepted, encoding] of [
    ["gzip, deflate, br, zstd", "br"],
    ["GZIP;q=0.5, br;q=0, deflate", "gzip"],
    ["gzip, br; Q=0.000", "gzip"],
    ["gzip;q=0, *", "br"],
    ["*;q=0, br;q=0.001", "br"],
    ["", undefined],
    ["brotli, *;q=0", undefined],
  ] as const) {
    const headers = { "Accept-Encoding": accepted };
    const first = await request(address, "/about", { headers });
    expect(first.headers["content-encoding"]).toBe(encoding);
    expect(first.headers.vary).toBe("Accept-Encoding");
    const { etag = "" } = first.headers;
    seen.add(etag);
    for (const known of [etag, `W/${etag}`, `"a", W/"b,c" ,${etag}`, "*"]) {
      const again = await request(address, "/about", {
        headers: { ...headers, "If-None-Match": known },
      });
      expect([again.status, again.body.length], known).toEqual([304, 0]);
      expect(again.headers).toMatchObject({ etag, "x-policy": "about" });
    }
    for (const other of [`"a${etag}b"`, `"*"`, etag.slice(1, -1), `"a" ${etag.slice(1)}`]) {
      const again = await request(address, "/about", {
        headers: { ...headers, "If-None-Match": other },
      });
      expect(again.status, other).toBe(200);
    }
  }
  expect(seen.size).toBe(3);
});

test("HEAD has the headers of GET, and other methods are answered with 405", async () => {
  const { date: _, ...headers } = (await request(address, "/about")).headers;
  const head = await request(address, "/about", { method: "HEAD" });
  expect(head).toMatchObject({ status: 200, headers, body: Buffer.alloc(0) });
  const { status } = await request(address, "/about", { method: "POST" });
  expect(status).toBe(405);
});

test.each(["0", "65536", "0x50"])("npm start with PORT=%s says what is right", (PORT) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--import", import.meta.resolve("tsx"), resolve("scripts/serve/serve.ts")],
    { cwd: around, env: { ...process.env, PORT }, encoding: "utf8", timeout: 10_000 },
  );
  expect([status, stderr]).toEqual([1, "PORT must be a number from 1 to 65535.\n"]);
});

test("npm start listens on this machine only, and with --host for others too", async () => {
  const [other] = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4");
  const port = await freePort();
  for (const [argument, answer] of [
    [[], "ECONNREFUSED"],
    [["--host"], 200],
  ] as const) {
    const child = spawn(
      process.execPath,
      ["--import", import.meta.resolve("tsx"), resolve("scripts/serve/serve.ts"), ...argument],
      { cwd: around, env: { ...process.env, PORT: `${port}`, HOST: "0.0.0.0" } },
    );
    try {
      const [printed] = await once(child.stdout, "data");
      expect(String(printed)).toContain(`http://localhost:${port}/`);
      const statusAt = (host: string) =>
        request(`http://${host}:${port}`, "/").then(
          ({ status }) => status,
          ({ code }: NodeJS.ErrnoException) => code,
        );
      expect(await statusAt("localhost")).toBe(200);
      if (other) expect(await statusAt(other.address)).toBe(answer);
    } finally {
      child.kill();
      await once(child, "exit");
    }
  }
});

test("a folder without 404.html is refused", () => {
  writeFileSync(join(around, "_headers"), "");
  expect(() => readSite(around)).toThrow("There is no 404.html in");
});
