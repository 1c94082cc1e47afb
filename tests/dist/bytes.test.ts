import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Manifest } from "vite";
import { describe, expect, test } from "vitest";
import { messageEndpoint } from "../../src/site/company";
import { routes } from "../../src/site/routes";
import { all, pageAt } from "../dist-page";
import { builtFiles, documents, needFullBuild, read } from "./site";

needFullBuild();

const manifest: Manifest = JSON.parse(readFileSync("build/site-manifest.json", "utf8"));

/** Size in bytes with brotli, or of the file itself if it has no .br. */
const sentBytes = (file: string) =>
  read(builtFiles.includes(`${file}.br`) ? `${file}.br` : file).length;

/** Files of modules and of all chunks they import, each once, with their bytes. */
function scriptsOf(modules: readonly string[], found: Record<string, number> = {}) {
  for (const { file, imports = [] } of modules.flatMap((module) => manifest[module] ?? [])) {
    if (file in found) continue;
    found[file] = sentBytes(file);
    scriptsOf(imports, found);
  }
  return found;
}

const sumOf = (scripts: Readonly<Record<string, number>>) =>
  Object.values(scripts).reduce((sum, bytes) => sum + bytes, 0);

/** Compressed bytes that each part of a document adds, for a message. */
function bytesByPart(html: string): string {
  const parts = {
    styles: /<style>.*?<\/style>/s,
    "structured data": /<script type="application\/ld\+json">.*?<\/script>/s,
    header: /<header.*?<\/header>/s,
    page: /<main.*?<\/main>/s,
    footer: /<footer(?!.*<footer).*<\/footer>/s,
  };
  const bytesOf = (text: string) => brotliCompressSync(text).length;
  return Object.entries(parts)
    .map(([name, part]) => `${name} ${bytesOf(html) - bytesOf(html.replace(part, ""))}`)
    .join(", ");
}

// The bytes of pictures depend on the screen: see tests/every-page.spec.ts.
describe.each(documents)("$file", ({ file, html }) => {
  const { document } = pageAt(`/${file.replace(/(?:^index)?\.html$/, "")}`);

  test("is at most 14,600 bytes, one round trip, and has no blocking requests", () => {
    const bytes = sentBytes(file);
    const spent = bytes > 14_600 ? bytesByPart(html) : "";
    expect(bytes, `spent on ${spent}`).toBeLessThanOrEqual(14_600);
    expect(all(document, "link[rel=stylesheet]:not([disabled], [media=print])")).toEqual([]);
    expect(all(document, "script:not([defer], [type=module], [type$=json])")).toEqual([]);
  });

  test("preloads one font, or two, of at most 14 kB each", () => {
    const fonts = all(document, "link[rel=preload][as=font]").map((link) =>
      link.getAttribute("href"),
    );
    expect([1, 2]).toContain(fonts.length);
    for (const font of fonts) expect(sentBytes(`${font}`.slice(1))).toBeLessThanOrEqual(14_000);
  });
});

const app = "src/client/start-app.tsx";

test("the entry script is at most 1.5 kB", () => {
  const scripts = scriptsOf(["index.html"]);
  expect(sumOf(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(1_500);
});

test.each(manifest[app]?.dynamicImports ?? [])(
  "all scripts of a page with the island %s are at most 70 kB",
  (island) => {
    const scripts = scriptsOf(["index.html", app, island]);
    // They name every page and deliver messages, so a site with more pages or an endpoint may have more.
    const delivery = messageEndpoint ? 400 : 0;
    const most = 70_000 + 50 * Math.max(0, routes.length - 22) + delivery;
    expect(sumOf(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(most);
  },
);

test.each(builtFiles.filter((file) => /^assets\/page-.*\.js$/.test(file)))(
  "%s, the chunk of one page, is at most 6 kB",
  (file) => {
    expect(sentBytes(file)).toBeLessThanOrEqual(6_000);
  },
);
