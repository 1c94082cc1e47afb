/*
 * npm run build: writes the whole site to dist/, ready for any static host.
 *   --fast   without OG images and compressed files, for tests of a changed site
 */
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "vite";
import { checkRequirements } from "../requirements.mjs";
import { checkAddress, checkDelivery, checkFieldNames } from "./check-address";
import { checkAnchors } from "./check-anchors";
import { checkRedirects } from "./check-redirects";
import { compressFolder } from "./compress";
import { documentsOf } from "./documents";
import { messageOf } from "./error-message";
import { fontStyles, subsetFonts } from "./font";
import { hostFiles } from "./host-files";
import { drawIcons } from "./icons";
import { drawOgImage } from "./og-images";
import { pageFile } from "./page-file";
import { buildPrerenderer, type Prerenderer, prerendererFolder } from "./prerenderer";
import { redirectFiles, serverNames } from "./redirect-files";
import { securityHeaders } from "./security-headers";
import { sitemap } from "./sitemap";
import { wellKnownFiles } from "./well-known-files";

type Route = Prerenderer["routes"][number];

const site = "dist";
const today = new Date();
const fast = process.argv.includes("--fast");

process.on("uncaughtException", (error) => {
  console.error(messageOf(error));
  process.exit(1);
});

checkRequirements();
for (const folder of [site, "build/nginx"]) rmSync(folder, { recursive: true, force: true });
const prerenderer = await buildPrerenderer();
const { company, delivery, fields, ogImageOf, ogImagePath, redirects, routes } = prerenderer;
checkAddress(company.url);
checkDelivery(delivery);
checkFieldNames(fields, delivery);
const mistakes = prerenderer.mistakes();
if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
const articles = prerenderer.articleDocuments();
const rendered = await renderDocuments();
checkAnchors(rendered, Object.values(redirects));

// These don't need each other.
const [fonts, siteMap, pictures] = await Promise.all([
  subsetFonts(rendered.map(({ body }) => body).join("")),
  sitemap([
    ...routes
      .filter(({ target }) => target !== delivery?.thanks?.page)
      .map((route) => ({ address: company.url + route.path, folder: pageFolder(route) })),
    ...articles.flatMap(({ path, article }) =>
      article ? { address: company.url + path, changed: article.date } : [],
    ),
  ]),
  Promise.all(
    (fast ? [] : ogImages()).map(
      async ({ path, parts }) => [path, await drawOgImage(parts)] as const,
    ),
  ),
  // The browser's scripts and style sheets. The rest of the folder is written below.
  build({ logLevel: "warn", build: { emptyOutDir: false } }),
]);
const { documents, styleSheets } = documentsOf(rendered, {
  site,
  prerenderer: prerendererFolder,
  url: company.url,
  fonts: fonts.map(({ file }) => file),
  fontStyles: await fontStyles(fonts),
});
// Tests read the manifest.
renameSync(join(site, ".vite/manifest.json"), "build/site-manifest.json");
rmSync(join(site, ".vite"), { recursive: true });

const feed = prerenderer.feed();
const { headers, ...forHosts } = hostFiles({
  documents,
  withStyle: (style) =>
    securityHeaders(style, {
      images: prerenderer.hostedImageOrigins,
      receivers: [delivery?.address, delivery?.withoutScript],
      analytics: prerenderer.analyticsHosts,
    }),
});
writeAll("build", { ...forHosts, "nginx/names.conf": serverNames(company.url) });
writeAll(site, {
  ...Object.fromEntries(documents.map(({ file, html }) => [file, html])),
  ...styleSheets,
  ...Object.fromEntries(fonts.map(({ file, bytes }) => [file, bytes])),
  ...Object.fromEntries(pictures),
  ...wellKnownFiles(company, today),
  ...(await drawIcons()),
  "llms.txt": prerenderer.llmsTxt(),
  "sitemap.xml": siteMap,
  ...(feed && { "feed.xml": feed }),
  _headers: headers,
});
checkRedirects(redirects, { folder: site, url: company.url });
const redirected = redirectFiles(redirects);
writeAll("build", redirected.hosts);
writeAll(site, redirected.site);
if (!fast) await compressFolder(site);
console.log(`Built ${documents.length} documents into ${site}/`);

/** Head and body of every route's document, of 404.html, and of the articles. */
function renderDocuments() {
  return Promise.all([
    ...[...routes, undefined].map(async (route) => ({
      path: route?.path,
      file: route ? `${route.path === "/" ? "index" : route.path.slice(1)}.html` : "404.html",
      module: pageFile(pageFolder(route)),
      ...(await prerenderer.renderRoute(route, today)),
    })),
    ...articles.map(async ({ path, module, render }) => ({
      path,
      file: `${path.slice(1)}.html`,
      module,
      ...(await render(today)),
    })),
  ]);
}

/** The OG images of all routes and articles, by their path. */
function ogImages() {
  return [
    ...routes.map((route) => ({ path: ogImagePath(route), parts: ogImageOf(route) })),
    ...articles.flatMap(({ article }) => article?.ogImage ?? []),
  ];
}

/** Source folder of a route's page; Home's for 404.html. */
function pageFolder(route: Route | undefined): string {
  return `src/pages/${prerenderer.folderOf(route ?? prerenderer.home)}`;
}

function writeAll(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
