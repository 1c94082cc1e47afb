/*
 * npm run build: writes the whole site to dist/, ready for any static host.
 *   --fast   without OG images and compressed files, for tests of a changed site
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { checkAddress, checkDelivery } from "./check-address";
import { checkAnchors } from "./check-anchors";
import { compressFolder } from "./compress";
import { documentsOf } from "./documents";
import { messageOf } from "./error-message";
import { fontStyles, subsetFonts } from "./font";
import { hostFiles } from "./host-files";
import { drawIcons } from "./icons";
import { drawOgImage } from "./og-images";
import { pageFile } from "./page-file";
import { readManifest, siteAddress } from "./page-styles";
import { withIntegrity } from "./script-integrity";
import { securityHeaders } from "./security-headers";
import { sitemap } from "./sitemap";
import { wellKnownFiles } from "./well-known-files";

type Prerenderer = typeof import("../../src/document/entry-prerender");
type Route = Prerenderer["routes"][number];
type Rendered = Awaited<ReturnType<typeof renderDocuments>>[number];

const site = "dist";
const prerendererFolder = "build/prerender";
const today = new Date();
const fast = process.argv.includes("--fast");

process.on("uncaughtException", (error) => {
  console.error(messageOf(error));
  process.exit(1);
});

rmSync(site, { recursive: true, force: true });
const prerenderer = await buildPrerenderer();
const { analyticsHosts, company, hostedImageOrigins, delivery, routes } = prerenderer;
checkRecords();
const rendered = await renderDocuments();
checkAnchors(rendered);

// These don't need each other.
const [fonts] = await Promise.all([
  writeFonts(rendered),
  writeSitemap(),
  fast || writeOgImages(),
  buildScripts(),
]);
const documents = writeDocuments(fonts, await fontStyles(fonts));

for (const [file, content] of Object.entries({
  ...wellKnownFiles(company, today),
  ...(await drawIcons()),
  "llms.txt": prerenderer.llmsTxt(),
})) {
  writeTo(site, file, content);
}
writeHostFiles(documents);
if (!fast) await compressFolder(site);
console.log(`Built ${documents.length} documents into ${site}/`);

/** Bundles the code that renders documents, and imports it. */
async function buildPrerenderer(): Promise<Prerenderer> {
  await build({
    logLevel: "warn",
    publicDir: false,
    build: {
      ssr: "src/document/entry-prerender.tsx",
      outDir: prerendererFolder,
      emptyOutDir: true,
      // Header and footer are rendered in this build only, so only it has all styles of a document.
      ssrEmitAssets: true,
      cssMinify: true,
    },
  });
  return import(pathToFileURL(resolve(prerendererFolder, "entry-prerender.js")).href);
}

/** Throws if a record is wrong in a way that types can't say. */
function checkRecords(): void {
  checkAddress(company.url);
  checkDelivery(delivery);
  const mistakes = prerenderer.mistakes();
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
}

/** Head and body of every route's document and of 404.html. */
function renderDocuments() {
  return Promise.all(
    [...routes, undefined].map(async (route) => ({
      path: route?.path,
      file: route ? `${route.path === "/" ? "index" : route.path.slice(1)}.html` : "404.html",
      module: pageFile(pageFolder(route)),
      ...(await prerenderer.renderRoute(route, today)),
    })),
  );
}

/** Bundles the browser's scripts and style sheets. Leaves the folder's other files, which other steps write. */
async function buildScripts(): Promise<void> {
  await build({ logLevel: "warn", build: { emptyOutDir: false } });
}

/** Writes the fonts with the characters of all documents. Returns their paths in the site. */
async function writeFonts(pages: readonly Rendered[]) {
  const fonts = await subsetFonts(pages.map(({ body }) => body).join(""));
  for (const { file, bytes } of fonts) writeTo(site, file, bytes);
  return fonts;
}

async function writeSitemap(): Promise<void> {
  const pages = routes.map((route) => ({
    address: company.url + route.path,
    folder: pageFolder(route),
  }));
  writeTo(site, "sitemap.xml", await sitemap(pages));
}

async function writeOgImages(): Promise<void> {
  const { ogImageOf, ogImagePath } = prerenderer;
  await Promise.all(
    routes.map(async (route) =>
      writeTo(site, ogImagePath(route), await drawOgImage(ogImageOf(route))),
    ),
  );
}

/** Writes the documents, and keeps the manifest of the site for tests. */
function writeDocuments(fonts: Awaited<ReturnType<typeof writeFonts>>, fontRules: string) {
  const { documents: built, styleSheets } = documentsOf(rendered, {
    template: withIntegrity(readFileSync(join(site, "index.html"), "utf8"), site),
    prerenderer: { folder: prerendererFolder, manifest: readManifest(prerendererFolder) },
    manifest: readManifest(site),
    styles: [fontRules],
    printStyles: [siteAddress(company.url)],
    preloads: fonts.map(
      ({ file }) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    scripts: readdirSync(join(site, "assets"))
      .filter((file) => file.endsWith(".js"))
      .map((file) => readFileSync(join(site, "assets", file), "utf8"))
      .join(""),
  });
  renameSync(join(site, ".vite/manifest.json"), "build/site-manifest.json");
  rmSync(join(site, ".vite"), { recursive: true });
  for (const { file, html } of built) writeTo(site, file, html);
  for (const { file, css } of styleSheets) writeTo(site, file, css);
  return built;
}

/** Writes the headers of all documents for every host. */
function writeHostFiles(built: ReturnType<typeof writeDocuments>): void {
  const others = {
    images: hostedImageOrigins,
    receivers: [delivery?.address, delivery?.withoutScript],
    analytics: analyticsHosts,
  };
  const { headers, ...forHosts } = hostFiles({
    documents: built,
    withStyle: (style) => securityHeaders(style, others),
  });
  writeTo(site, "_headers", headers);
  for (const [file, text] of Object.entries(forHosts)) writeTo("build", file, text);
}

/** Source folder of a route's page; Home's for 404.html. */
function pageFolder(route: Route | undefined): string {
  return `src/pages/${prerenderer.folderOf(route ?? prerenderer.home)}`;
}

function writeTo(folder: string, file: string, content: string | Uint8Array): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
