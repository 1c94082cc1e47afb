/*
 * The build: npm run build. Writes the whole site to dist/, ready for any static host.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { compressFolder } from "./compress";
import { fillShell } from "./fill-shell";
import { fontFace, subsetFont } from "./font";

const site = "dist";
const prerenderer = "build/prerender";

rmSync(site, { recursive: true, force: true });
await build({ logLevel: "warn" });
await build({
  logLevel: "warn",
  publicDir: false,
  build: {
    ssr: "src/entry-prerender.tsx",
    outDir: prerenderer,
    emptyOutDir: true,
    // The one style sheet: header and footer are rendered here only, so their styles are here only.
    ssrEmitAssets: true,
    cssMinify: true,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});

const { renderRoute, pageRoutes }: typeof import("../src/entry-prerender") = await import(
  pathToFileURL(resolve(prerenderer, "entry-prerender.js")).href
);
const pages = await Promise.all(
  [...pageRoutes, undefined].map(async (route) => ({
    file: route ? `${route.path === "/" ? "index" : route.path}.html` : "404.html",
    ...(await renderRoute(route)),
  })),
);

const font = await subsetFont(pages.map(({ body }) => body).join(""));
writeTo(site, font.file, font.bytes);

const styles = readFileSync(only(`${prerenderer}/assets`, /^style.*\.css$/), "utf8");
// The browser bundle's own sheet lacks header and footer; the inlined one takes its place.
rmSync(only(`${site}/assets`, /^style.*\.css$/));
const shell = readFileSync(join(site, "index.html"), "utf8")
  .replace(/<link rel="stylesheet"[^>]*>/, "")
  .replace(/\n\s*/g, "");
for (const { file, head, body } of pages) {
  const extra = `<link rel="preload" href="/${font.file}" as="font" type="font/woff2" crossorigin><style>${fontFace(font.file)}${styles.trim()}</style>`;
  writeTo(site, file, fillShell(shell, { head: head + extra, body }));
}

compressFolder(site);
console.log(`Built ${pages.length} pages into ${site}/`);

function writeTo(folder: string, file: string, content: string | Uint8Array): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Path of the one file of a folder whose name fits. Throws if there are more or none. */
function only(folder: string, name: RegExp): string {
  const [file, ...more] = readdirSync(folder).filter((candidate) => name.test(candidate));
  if (!file || more.length > 0) throw new Error(`Expected one ${name} in ${folder}.`);
  return join(folder, file);
}
