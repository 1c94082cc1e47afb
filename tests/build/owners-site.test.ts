import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { leaders } from "../../site/leaders";
import { routeTable } from "../../site/routes";
import { words } from "../../site/words/articles";
import type { TeamLeader } from "../../src/content-types";
import { startOf } from "../../src/lib/day";
import { articleList, home, notFound } from "../../src/lib/routes";
import { buildCopy } from "../site-copy";

/*
 * A copy of the site with what an owner adds, once as npm run build writes it and once as npm run dev shows it.
 */

// Named as one of ours, because an owner may call the clone so.
const folder = "build/owners/site";
const listPath = articleList?.path ?? "/articles";
const description =
  "What the build and the server of npm run dev make of an owner's own files, in a copy.";

/** An article needs one. */
const [leader]: readonly TeamLeader[] = leaders;
const author = leader?.name ?? "Ada Own";
const article = (name: string, date: string, text = "Words.", more = "") =>
  [
    `site/articles/${name}.md`,
    `---\ntitle: Heading ${name}\ndescription: ${description}\ndate: ${date}\nauthor: ${author}\n${more}---\n\n${text}\n`,
  ] as const;
const page = (path: string, heading: string) => ({
  [`site/pages${path}/content.ts`]: `export const description = ${JSON.stringify(description)};\nexport const hero = { heading: "${heading}", lead: "Lead." };\n`,
  [`site/pages${path}/page.tsx`]: `import { ArticleList } from "~/sections/ArticleList";
import { Hero } from "~/sections/Hero";
import { hero } from "./content";
export { description } from "./content";
export default () => <><Hero {...hero} /><ArticleList /></>;\n`,
});

const owned = {
  "robots.txt": "User-agent: *\nDisallow: /\n",
  "favicon.ico": "mine",
  ".well-known/security.txt": "Contact: mailto:own@example.com\n",
  "files/agent.tar.gz": "a",
};
const rows = [
  ...routeTable,
  ...(articleList ? [] : [[listPath, "Articles", "articles"]]),
  ...(notFound ? [] : [["/404", "Nothing here", "not-found"]]),
];
const pictured = `The [next one](${listPath}/own-1).\n\n![A rack](./own-rack.jpg)`;
const files = async () => ({
  ...Object.fromEntries(Object.entries(owned).map(([name, text]) => [`site/public/${name}`, text])),
  "site/routes.ts": `export const routeTable = ${JSON.stringify(rows)};`,
  "site/redirects.ts": `export const redirects = { "/old": { to: "articles", article: "own-0" } };`,
  ...(articleList ? {} : page(listPath, "Articles")),
  ...page("/404", "Nothing is here."),
  ...(leader
    ? {}
    : {
        "site/leaders.ts": `export const directors = [];\nexport const leaders = [{ name: "${author}" }];`,
      }),
  ...Object.fromEntries([
    article("own-0", "1999-01-01", pictured, "picture: ./own-rack.jpg\nalt: A rack\n"),
    ...Array.from({ length: 10 }, (_, index) => article(`own-${index + 1}`, "1999-01-02")),
    article("own-later", "2999-01-01", `[Another](${listPath}/own-latest)`),
    article("own-latest", "2999-01-02"),
  ]),
  "site/articles/own-rack.jpg": await sharp({
    create: { width: 1156, height: 300, channels: 3, background: "gray" },
  })
    .jpeg()
    .toBuffer(),
});

const built = (file: string) => readFileSync(join(folder, "dist", file), "utf8");

beforeAll(async () => buildCopy(folder, [], await files()), 300_000);

test("an owner's files and page for unknown paths are published", () => {
  for (const [file, text] of Object.entries(owned)) expect(built(file)).toBe(text);
  const fallback = built("404.html");
  expect(fallback).toContain("Nothing is here.");
  expect(fallback).toMatch(/<title>Nothing here - .*<meta name="robots" content="noindex"/);
  expect(built("sitemap.xml") + built("llms.txt")).not.toContain("/404");
  expect(built(`${listPath}/own-1.html`)).toMatch(
    new RegExp(`own-0"><span>${words.previous}<.*own-10"><span>${words.next}<`),
  );
  expect(built("feed.xml")).toContain(`<pubDate>${startOf("1999-01-02").toUTCString()}</pubDate>`);
  expect(built(".assetsignore")).toContain("\n!/files/agent.tar.gz\n");
});

test("what is built has nothing of a development build and no path of the builder", () => {
  const scripts = readdirSync(join(folder, "dist/assets")).filter((file) => file.endsWith(".js"));
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

test("npm run dev starts whatever NODE_ENV is", async () => {
  const running = spawn(process.execPath, ["--input-type=module", "--eval", server], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
  });
  child.stop = () => void running.kill();
  const [output] = await once(running.stdout, "data");
  address = String(output).trim();
  expect(URL.canParse(address)).toBe(true);
});

test.each<[path: string, status: number, words: string | RegExp]>([
  [`${listPath}/own-0`, 200, /alt="A rack".*alt="A rack"/s],
  [`${listPath}/own-later`, 200, `href="${listPath}/own-latest"`],
  [listPath, 200, "Heading own-latest"],
  [`${listPath}/2`, 200, "Heading own-"],
  [home.path, 200, "<h1"],
  [home.path, 200, /<link rel="stylesheet" href="[^"]*base\.css/],
  ["/nowhere", 404, "Nothing is here."],
  ["/404", 404, "Nothing is here."],
  ["/old?a=b", 301, `${listPath}/own-0?a=b`],
  ["/feed.xml", 200, "Heading own-latest"],
  ["/sitemap.xml", 200, "own-latest"],
  ["/llms.txt", 200, "own-latest"],
  ["/robots.txt", 200, owned["robots.txt"]],
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
