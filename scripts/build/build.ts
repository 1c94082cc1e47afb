/*
 * npm run build: writes the whole site to dist/, ready for any static host.
 *   --fast   without OG images and compressed files, for tests of a changed site
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { checkAddress, checkEndpoint } from "./check-address";
import { compressFolder } from "./compress";
import { messageOf } from "./error-message";
import { fillTemplate } from "./fill-template";
import { fontFace, subsetFont } from "./font";
import { hostFiles } from "./host-files";
import { drawIcons } from "./icons";
import { rulesFor } from "./matching-rules";
import { drawOgImage } from "./og-images";
import { readManifest, siteAddress, styleSheetsOf } from "./page-styles";
import { withIntegrity } from "./script-integrity";
import { siteHeaders } from "./site-headers";
import { sitemap } from "./sitemap";
import { wellKnownFiles } from "./well-known-files";

const site = "dist";
const prerenderer = "build/prerender";

const fast = process.argv.includes("--fast");

process.on("uncaughtException", (error) => {
  console.error(messageOf(error));
  process.exit(1);
});

rmSync(site, { recursive: true, force: true });
await build({
  logLevel: "warn",
  publicDir: false,
  build: {
    ssr: "src/document/entry-prerender.tsx",
    outDir: prerenderer,
    emptyOutDir: true,
    // Header and footer are rendered in this build only, so only it has all styles of a document.
    ssrEmitAssets: true,
    cssMinify: true,
  },
});

const {
  company,
  folderOf,
  home,
  messageEndpoint,
  mistakes,
  routes,
  renderRoute,
  ogImagePath,
  ogImageOf,
  llmsTxt,
} = (await import(
  pathToFileURL(resolve(prerenderer, "entry-prerender.js")).href
)) as typeof import("../../src/document/entry-prerender");
checkAddress(company.url);
checkEndpoint(messageEndpoint);
if (mistakes().length > 0) throw new Error(mistakes().join("\n"));
const documents = await Promise.all(
  [...routes, undefined].map(async (route) => ({
    file: route ? `${route.path === "/" ? "index" : route.path}.html` : "404.html",
    module: `${pageFolder(route)}/page.tsx`,
    ...(await renderRoute(route)),
  })),
);

// These need the prerenderer only and run in parallel. Vite must not empty the folder, because OG images
// may be in it already.
const [font, sitemapText] = await Promise.all([
  subsetFont(documents.map(({ body }) => body).join("")),
  sitemap(
    routes.map((route) => ({ address: company.url + route.path, folder: pageFolder(route) })),
  ),
  build({ logLevel: "warn", build: { emptyOutDir: false } }),
  ...(fast ? [] : routes).map(async (route) =>
    writeTo(site, ogImagePath(route), await drawOgImage(ogImageOf(route))),
  ),
]);
writeTo(site, font.file, font.bytes);
writeTo(site, "sitemap.xml", sitemapText);

const rendered = readManifest(prerenderer);
const sent = readManifest(site);
renameSync(join(site, ".vite/manifest.json"), "build/site-manifest.json");
rmSync(join(site, ".vite"), { recursive: true });
const template = withIntegrity(readFileSync(join(site, "index.html"), "utf8"), site)
  .replace(/<link rel="stylesheet"[^>]*>/g, "")
  .replace(/\n\s*/g, "");
for (const { file, module, head, body } of documents) {
  // Those of the frame are whole, because they hold base styles that other pages need, too.
  const frame = styleSheetsOf(rendered, ["src/document/entry-prerender.tsx"]);
  const ofPage = styleSheetsOf(rendered, [module]).filter((sheet) => !frame.includes(sheet));
  const styles = [
    ...frame.map(readStyles),
    ...ofPage.map(readStyles).map(rulesFor(fillTemplate(template, { head: "", body }))),
  ];
  // The page's style sheets are inlined in part; src/client/page-loader.ts enables the whole ones before it
  // shows another page. They follow, so that their order holds.
  const whole = styleSheetsOf(sent, [module]).map(
    (sheet) => `<link rel="stylesheet" href="/${sheet}" disabled>`,
  );
  const parts = [
    head,
    `<link rel="preload" href="/${font.file}" as="font" type="font/woff2" crossorigin>`,
    `<style>${fontFace(font.file)}${siteAddress(company.url)}${styles.join("")}</style>`,
    ...whole,
  ];
  writeTo(site, file, fillTemplate(template, { head: parts.join(""), body }));
}

for (const [file, text] of Object.entries(wellKnownFiles(company, new Date())))
  writeTo(site, file, text);
writeTo(site, "llms.txt", llmsTxt());
for (const [file, content] of Object.entries(await drawIcons())) writeTo(site, file, content);

const { headers, ...forHosts } = hostFiles(siteHeaders(site));
writeTo(site, "_headers", headers);
for (const [file, text] of Object.entries(forHosts)) writeTo("build", file, text);

if (!fast) await compressFolder(site);
console.log(`Built ${documents.length} documents into ${site}/`);

/** Source folder of a route's page; Home's for 404.html. */
function pageFolder(route: (typeof routes)[number] | undefined): string {
  return `src/pages/${folderOf(route ?? home)}`;
}

function readStyles(sheet: string): string {
  return readFileSync(join(prerenderer, sheet), "utf8").trim();
}

function writeTo(folder: string, file: string, content: string | Uint8Array): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
