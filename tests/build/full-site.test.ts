import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { failedTests } from "../../scripts/red-list.mjs";
import { home } from "../../src/lib/routes";
import { builtFolder, folder, listPath, ownRules, publicFiles } from "../full-site";

/*
 * What an owner adds, once as npm run build writes it and once as npm run dev shows it.
 */

const dist = builtFolder();
const built = (file: string) => readFileSync(join(dist, file), "utf8");

test("an owner's files and page for unknown paths are published", () => {
  for (const [file, text] of Object.entries(publicFiles)) expect(built(file)).toBe(text);
  expect(built("_redirects")).toMatch(/^\/old [^*]*\n/);
  expect(built("_redirects").endsWith(`\n${ownRules}`)).toBe(true);
  const fallback = built("404.html");
  expect(fallback).toContain("Nothing is here.");
  expect(fallback).toMatch(/<title>Nothing here - .*<meta name="robots" content="noindex"/);
  expect(built("sitemap.xml") + built("llms.txt")).not.toContain("/404");
  expect(built(".assetsignore")).toContain("\n!/files/agent.tar.gz\n");
});

test("words are published character by character, but that an accent is a part of its letter", () => {
  const [words] = /We keep .*? all of it\./.exec(built("text-page.html")) ?? [];
  expect(words).toBe("We keep what you write to us: Acme™ №½ m² … all of it.");
});

test("the checks of tests/dist hold for it, but for what a fast build leaves out", {
  timeout: 120_000,
}, () => {
  const checks = 'npx vitest run tests/dist --exclude "**/{bytes,head}.test.ts"';
  const { status, stdout } = spawnSync(checks, { cwd: folder, shell: true, encoding: "utf8" });
  expect(failedTests(join(folder, "build/test-report.json"))).toEqual([]);
  expect(status, stdout).toBe(0);
});

test("what is built has nothing of a development build and no path of the builder", () => {
  const scripts = readdirSync(join(dist, "assets")).filter((file) => file.endsWith(".js"));
  for (const file of scripts) {
    const code = built(`assets/${file}`);
    expect([file, code.includes(process.cwd()), code.includes("jsxDEV")]).toEqual([
      file,
      false,
      false,
    ]);
  }
});

const server = `import { createServer } from "vite";
const server = await createServer({
  logLevel: "warn",
  optimizeDeps: { noDiscovery: true },
  server: { host: "localhost", port: 0, watch: null, ws: false },
});
await server.listen();
console.log(server.resolvedUrls.local[0]);`;

let address = "";
const child = { stop: () => {} };
afterAll(() => child.stop());

/** npm run dev, which starts whatever NODE_ENV is. */
beforeAll(async () => {
  const running = spawn(process.execPath, ["--input-type=module", "--eval", server], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
  });
  child.stop = () => void running.kill();
  const [output] = await once(running.stdout, "data");
  address = String(output).trim();
}, 60_000);

test.each<[path: string, status: number, words: string | RegExp]>([
  [`${listPath}/own-0`, 200, /alt="A rack".*alt="A rack"/s],
  [`${listPath}/own-later`, 200, `href="${listPath}/own-latest"`],
  [listPath, 200, "Heading own-latest"],
  [`${listPath}/2`, 200, "Heading own-"],
  [home.path, 200, "<h1"],
  [home.path, 200, /<link rel="stylesheet" href="[^"]*base\.css/],
  ["/nowhere", 404, "Nothing is here."],
  ["/404", 404, "Nothing is here."],
  ["/gallery", 200, "gallery-entry"],
  ["/old?a=b", 301, `${listPath}/own-0?a=b`],
  ["/feed.xml", 200, "Heading own-latest"],
  ["/sitemap.xml", 200, "own-latest"],
  ["/llms.txt", 200, "own-latest"],
  ["/robots.txt", 200, publicFiles["robots.txt"]],
  ["/favicon.svg", 200, "<svg"],
  ["/apple-touch-icon.png", 200, "PNG"],
  [`/og-images/${home.target}.png`, 200, "PNG"],
])("npm run dev answers %s with %i", async (path, status, words) => {
  const response = await fetch(new URL(path, address), { redirect: "manual" });
  const text = response.headers.get("location") ?? (await response.text());
  expect(response.status).toBe(status);
  expect(text).toMatch(words);
});

test("npm run dev has the policy of a build, which lets Vite's inline scripts run", async () => {
  const response = await fetch(new URL(home.path, address));
  const policy = response.headers.get("content-security-policy");
  expect(policy).toContain("script-src 'self' 'nonce-development'");
  const scripts = (await response.text()).match(/<script\b(?![^>]* src=)[^>]*>/g) ?? [];
  const run = scripts.filter((script) => !script.includes("application/ld+json"));
  expect(run).not.toEqual([]);
  for (const script of run) expect(script).toContain('nonce="development"');
});
