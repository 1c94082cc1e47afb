import { spawn } from "node:child_process";
import { once } from "node:events";
import { symlinkSync, writeFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join, resolve } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { siteServer } from "../../scripts/serve/handle-request";
import { readSite } from "../../scripts/serve/site-files";
import { folderWith } from "../folder-with";
import { served } from "../served";
import { request } from "./raw-request";

const secret = "beside the site";
const about = "<!doctype html><title>About</title>".repeat(3);
const contents: Record<string, string | Buffer> = {
  "dist/index.html": "<title>Home</title>",
  "dist/about.html": about,
  "dist/about.html.br": brotliCompressSync(about),
  "dist/about.html.gz": "gzip",
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
const around = folderWith(contents, afterAll);
symlinkSync(join(around, "gone"), join(around, "dist/broken.html"));
symlinkSync("circle.html", join(around, "dist/circle.html"));
symlinkSync(join(around, "secret.txt"), join(around, "dist/secret.txt"));
const site = readSite(join(around, "dist"));
const { address, stop } = await served(siteServer(site), "127.0.0.1");

afterAll(stop);

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
  ["/about/", 308, "/about"],
  ["/about.html", 308, "/about"],
  ["/about.html/?a=b", 308, "/about?a=b"],
  ["/index", 308, "/"],
  ["/index.html", 308, "/"],
  ["/%61bout", 308, "/about"],
  ["/files/price%20list.pdf/", 308, "/files/price%20list.pdf"],
  ["/old", 301, "/about#people"],
  ["/old?a=b", 301, "/about?a=b#people"],
  ["/old/?a=b", 301, "/about?a=b"],
  ["/%C3%9C.php?a=b", 301, "https://a.test/?b"],
])("%s is redirected with status %i to %s", async (path, code, location) => {
  const { status, headers } = await request(address, path);
  expect([status, headers.location]).toEqual([code, location]);
  expect(headers["x-own"]).toBe("a");
});

test.each([
  ...["/nowhere", "//about", "/about//", "/404", "/404.html", "/404/", "/About"],
  ...["/about.html.br", "/files/list.csv.zst", "/_headers", "/_redirects", "/broken"],
  ...["/secret.txt", "/.secret", "/.git/secret", "/../secret.txt", "/%2e%2e/secret.txt"],
  ...["/..%2fsecret.txt", "/..%5csecret.txt", "/assets/..%2f..%2fsecret.txt", "/.%00./secret.txt"],
  ...["http://a/../secret.txt", "http://", "*", `/${"a".repeat(8_000)}`],
  ...["/%", "/%E0%A4%A", "/%c0%ae/", "/about%0d%0aX-Own:b"],
])("%s is answered with 404.html", async (path) => {
  const { status, body } = await request(address, path);
  expect([status, String(body)]).toEqual([404, contents["dist/404.html"]]);
});

test("an archive that is no compressed copy is a download", async () => {
  const { status, body } = await request(address, "/files/agent.tar.gz");
  expect([status, String(body)]).toEqual([200, "agent"]);
});

test("a file is compressed with brotli if the browser accepts it", async () => {
  for (const [accepted, encoding] of [
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", undefined],
    ["brotli", undefined],
  ] as const) {
    const { headers, body } = await request(address, "/about", {
      headers: { "Accept-Encoding": accepted },
    });
    expect([headers["content-encoding"], headers["content-type"]]).toEqual([
      encoding,
      "text/html; charset=utf-8",
    ]);
    expect(String(encoding ? brotliDecompressSync(body) : body)).toBe(about);
  }
});

test("HEAD has no body, and a message isn't taken for delivered", async () => {
  const { status, body } = await request(address, "/about", { method: "HEAD" });
  expect([status, body.length]).toEqual([200, 0]);
  expect((await request(address, "/about", { method: "POST" })).status).toBe(405);
});

test("npm start passes a busy port, and listens on this machine only without --host", async () => {
  const [other] = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4");
  const busy = new URL(address).port;
  for (const [argument, answer] of [
    [[], "ECONNREFUSED"],
    [["--host"], 200],
  ] as const) {
    const child = spawn(
      process.execPath,
      ["--import", import.meta.resolve("tsx"), resolve("scripts/serve/serve.ts"), ...argument],
      { cwd: around, env: { ...process.env, PORT: busy, HOST: "0.0.0.0" } },
    );
    try {
      let printed = "";
      for await (const text of child.stdout) {
        printed += text;
        if (printed.includes("Ctrl+C")) break;
      }
      expect(printed).toContain(`Port ${busy} is taken, trying `);
      const [, port] = /http:\/\/localhost:(\d+)\//.exec(printed) ?? [];
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
