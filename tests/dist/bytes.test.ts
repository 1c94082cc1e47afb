import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Manifest } from "vite";
import { describe, expect, test } from "vitest";
import { rareMedia } from "../../scripts/build/style-rules";
import { routes } from "../../src/lib/routes";
import { all, pageAt } from "../dist-page";
import { builtFiles, documents, needFullBuild, sentBytes } from "./site";

needFullBuild();

const manifest: Manifest = JSON.parse(readFileSync("build/browser/.vite/manifest.json", "utf8"));

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

/** Says what is the owner's to decide. In the sample it's a fault. */
function report(warning: string): void {
  if (existsSync("site/specification")) throw new Error(warning);
  console.warn(warning);
}

// One of them would run before what it imports, and the pages that need it would not open in the app.
test("chunks don't import each other in a circle", () => {
  const circles = Object.keys(manifest).filter((chunk) => {
    const imports = manifest[chunk]?.imports ?? [];
    return (manifest[chunk]?.file ?? "") in scriptsOf(imports);
  });
  expect(circles).toEqual([]);
});

// The bytes of pictures depend on the screen: see tests/every-page.spec.ts.
describe.each(documents)("$file", ({ file, html }) => {
  const { document } = pageAt(`/${file.replace(/(?:^index)?\.html$/, "")}`);

  test("is at most 14,600 bytes, one round trip of a new connection", () => {
    const bytes = sentBytes(file);
    if (bytes <= 14_600) return;
    report(
      `${file} has ${bytes} bytes, ${bytes - 14_600} more than one round trip brings: visitors wait for a second one. Spent on ${bytesByPart(html)}.`,
    );
  });

  test("has no blocking requests", () => {
    const blocking = all(
      document,
      `link[rel=stylesheet]:not([disabled], [media="${rareMedia}"]), script:not([defer], [type=module], [type$=json])`,
    );
    expect(blocking.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
});

const app = "src/client/start-app.tsx";

test("the entry script is at most 1.5 kB", () => {
  const scripts = scriptsOf(["index.html"]);
  expect(sumOf(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(1_500);
});

test.each(manifest[app]?.dynamicImports ?? [])(
  "all scripts of a page with the behavior %s are at most 72.4 kB",
  (behavior) => {
    const scripts = scriptsOf(["index.html", app, behavior]);
    // They name every page, so a site with more pages may have more.
    const most = 72_400 + 50 * Math.max(0, routes.length - 22);
    expect(sumOf(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(most);
  },
);

test("an island starts with at most 20 kB of its own", () => {
  const known = scriptsOf([app, "src/client/islands.tsx"]);
  for (const island of Object.keys(manifest).filter((module) => module.endsWith(".island.tsx"))) {
    const own = Object.entries(scriptsOf([island])).filter(([file]) => !(file in known));
    const bytes = sumOf(Object.fromEntries(own));
    const imports = readFileSync(island, "utf8").match(/(?<=^import .*")[^"]+(?=";$)/gm);
    if (bytes > 20_000) report(`${island} has ${bytes} bytes, with what it imports: ${imports}.`);
  }
});

test.each(builtFiles.filter((file) => /^assets\/page-.*\.js$/.test(file)))(
  "%s, the chunk of one page, is at most 6 kB",
  (file) => {
    expect(sentBytes(file)).toBeLessThanOrEqual(6_000);
  },
);
