/*
 * npm run build: writes the whole site to dist/, ready for any static host.
 *   --fast   without OG images and compressed files, for tests of a changed site
 */
import { build } from "vite";
import { company } from "../../site/company";
import { locale } from "../../site/locale";
import { today } from "../../src/lib/day";
import { deadLinks } from "../checks/dead-links";
import { mistakesInEncoding } from "../checks/encoding";
import { mistakesInCodes, mistakesInLanguage } from "../checks/language";
import { mistakesInMarks } from "../checks/mark";
import { mistakesInMarkup } from "../checks/markup";
import { mistakesInStyles } from "../checks/policy";
import { mistakesInPublicFiles } from "../checks/public-files";
import { mistakesInReact } from "../checks/react";
import { mistakesInRedirects } from "../checks/redirects";
import { mistakesInSite } from "../checks/site";
import { hostFiles, ignoredAssets } from "../lib/host-files";
import { redirectFiles, serverNames } from "../lib/redirect-files";
import { checkRequirements } from "../requirements.mjs";
import { compressedCopies } from "./compress";
import { documentsOf, withOwnFallback } from "./documents";
import { subsetFonts } from "./font";
import { fontStyles } from "./font-styles";
import { buildPrerenderer, emittedAssets, prerendererFolder } from "./prerenderer";
import { imageOrigins, securityHeaders } from "./security-headers";
import { partsOf } from "./site-parts";
import { filesIn, replaceFolder, siteFiles } from "./site-writer";

/** Folder of the scripts and style sheets that browsers get, with Vite's template. */
const browserFolder = "build/browser";
const fast = process.argv.includes("--fast");

checkRequirements();
// Whatever the caller's environment says.
process.env["NODE_ENV"] = "production";
globalThis.__TODAY__ = today();
stopAt([
  ...mistakesInEncoding(),
  ...mistakesInLanguage(locale.language),
  ...mistakesInCodes(locale.currency, company.address.country),
  ...mistakesInReact(),
]);
const prerenderer = await buildPrerenderer();
const { delivery, notFound, redirects } = prerenderer;
stopAt(mistakesInSite(prerenderer));
const parts = partsOf(prerenderer);
const rendered = await Promise.all(
  parts.documents.map(async ({ render, ...document }) => ({ ...document, ...(await render()) })),
);
const otherHosts = {
  images: imageOrigins(rendered.map(({ body }) => body)),
  receivers: [delivery?.address, delivery?.withoutScript],
  analytics: prerenderer.analyticsHosts,
};
const policy = securityHeaders("", otherHosts)["Content-Security-Policy"] ?? "";
stopAt([
  ...(await mistakesInMarks()),
  ...mistakesInMarkup(rendered, policy),
  ...mistakesInStyles(policy),
]);

// These don't need each other.
const [fonts, files, ogImages] = await Promise.all([
  subsetFonts(rendered, prerenderer.wordsOfScripts),
  made(parts.files),
  made(fast ? {} : parts.ogImages),
  build({
    logLevel: "warn",
    build: { outDir: browserFolder, emptyOutDir: true, copyPublicDir: false },
  }),
]);
const { _redirects: ownRules, ...owners } = filesIn("site/public");
stopAt(mistakesInPublicFiles(Object.keys(owners)));
const { documents, styleSheets } = documentsOf(rendered, {
  browser: browserFolder,
  prerenderer: prerendererFolder,
  url: company.url,
  fonts,
  fontStyles: await fontStyles(fonts),
});
const published = notFound ? documents : withOwnFallback(documents, owners["404.html"]);
const { headers, nginx } = hostFiles({
  documents: published,
  withStyle: (style) => securityHeaders(style, otherHosts),
});
const redirected = redirectFiles(redirects);
const rules = redirected.rules + (ownRules ?? "");

const site = siteFiles();
const ofBuild = (file: string) => `the build's own ${file}`;
site.add(owners, (file) => `site/public/${file}`);
const { "index.html": _, ".vite/manifest.json": __, ...scripts } = filesIn(browserFolder);
site.add(scripts, ofBuild);
site.add(emittedAssets(scripts), ofBuild);
for (const { file, html, module } of published) {
  site.add({ [file]: html }, () => module, file === "404.html" && !notFound);
}
const fontFiles = Object.fromEntries(fonts.map(({ file, bytes }) => [file, bytes]));
site.add({ ...styleSheets, ...fontFiles, _headers: headers }, ofBuild);
if (rules) site.add({ _redirects: rules }, ofBuild);
const ignored = ignoredAssets(new Set([...site.files.keys(), ...Object.keys(files)]));
site.add({ ...files, ...ogImages, ".assetsignore": ignored }, ofBuild, true);

const paths = [...site.files.keys(), ...Object.keys(fast ? parts.ogImages : {})];
stopAt([
  ...mistakesInRedirects(redirects, { files: paths, url: company.url }),
  ...deadLinks({
    files: paths,
    texts: [...site.files].filter(([file]) => !(file in owners)),
    redirects,
    url: company.url,
  }),
]);
if (!fast) {
  site.add(await compressedCopies(site.files), (file) => `the build's copy ${file}`);
}
// Until here, a mistake leaves the last build as it is.
replaceFolder("dist", site.files);
const names = serverNames(company.url);
replaceFolder(
  "build/nginx",
  Object.entries({ ...nginx, ...redirected.nginx, "names.conf": names }),
);
console.log(`Built ${documents.length} documents into dist/`);

/** The files that functions make, by their names. */
async function made(makes: (typeof parts)["files"]) {
  const entries = Object.entries(makes).map(async ([file, make]) => [file, await make()] as const);
  return Object.fromEntries(await Promise.all(entries));
}

function stopAt(mistakes: readonly string[]): void {
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
}
