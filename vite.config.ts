/*
 * Imports here, and in the files that these import, end in .ts: a later Vite lets Node load this file, and Node
 * finds no others. Vite warns of each one without it.
 */
import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { articles } from "./scripts/build/articles.ts";
import { checkPictures } from "./scripts/build/check-pictures.ts";
import { isIn, isOfIsland, needsPictures } from "./scripts/build/chunks.ts";
import { shortClassNames } from "./scripts/build/class-names.ts";
import { writeClassType } from "./scripts/build/class-types.ts";
import { compactIcons } from "./scripts/build/compact-icons.ts";
import { inlineDesignSteps } from "./scripts/build/design-steps.ts";
import { prerenderInDevelopment } from "./scripts/build/development-plugin.ts";
import { logos } from "./scripts/build/logos.ts";
import { paletteFiles } from "./scripts/build/palette.ts";
import { pictureSizes } from "./scripts/build/pictures.ts";
import { shortPropertyNames } from "./scripts/build/property-names.ts";
import { textPages } from "./scripts/build/text-pages.ts";
import { delivery } from "./site/delivery.ts";
import { today } from "./src/lib/day.ts";

/**
 * The oldest versions that the site is made for, "Browsers" in docs/reliability.md. Vite's own
 * "baseline-widely-available" stays what it was when Vite's major version came out.
 */
const browsers = ["chrome125", "edge125", "firefox126", "safari17.5", "ios17.5"];

/** Some `Features` of Lightning CSS, which is a dependency of Vite. */
const features = { mediaRanges: 1 << 7, lightDark: 1 << 20 };

const propertyNames = shortPropertyNames();

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: "custom",
  publicDir: "site/public",
  resolve: {
    tsconfigPaths: true,
    alias: {
      // React includes this hook since version 18.
      "use-sync-external-store/shim/index.js": "react",
      "\0vite/preload-helper.js": resolve("src/client/preload-files.ts"),
    },
  },
  plugins: [
    react(),
    paletteFiles(),
    compactIcons(),
    textPages(),
    articles(),
    checkPictures(),
    logos(),
    pictureSizes(),
    prerenderInDevelopment(),
    propertyNames.modules,
  ],
  define: {
    // See src/contact/early-submit.ts.
    __HAS_DELIVERY__: JSON.stringify(Boolean(delivery)),
    ...(command === "build" && { "globalThis.__TODAY__": JSON.stringify(today()) }),
  },
  css: {
    postcss: {
      plugins: [inlineDesignSteps(), ...(command === "build" ? [propertyNames.sheets] : [])],
    },
    modules: {
      generateScopedName:
        command === "build" ? shortClassNames(["src", "site"]) : "[name]_[local]_[hash:base64:4]",
      ...(command === "serve" && { getJSON: writeClassType }),
    },
    // Breakpoints stay without ranges (src/styles/steps.css). Without light-dark() in the style sheets, its
    // fallback for older browsers is bytes in each document.
    lightningcss: { include: features.mediaRanges, exclude: features.lightDark },
  },
  // In development Node loads Lucide: its 2,000 modules would delay the first page by seconds.
  ssr: { noExternal: command === "build" ? ["lucide", "wouter"] : ["wouter"] },
  build: {
    target: browsers,
    manifest: true,
    license: !isSsrBuild && { fileName: "licenses.txt" },
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Not the entry: it is loaded already, and Firefox reports an error for a preload without integrity.
      resolveDependencies: (_, files) => files.filter((file) => !/\bindex-/.test(file)),
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // The site's records have no getters, so what isn't used of them can go.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // What is read before it's set throws, as in the sources, and the entry script is smaller.
        topLevelVar: false,
        // Short hashes, because the scripts list all files by name. With 6 characters Rolldown allows 64 chunks.
        // One name for all that one or two pages have compresses better.
        chunkFileNames: ({ facadeModuleId, name }) =>
          `assets/${facadeModuleId?.endsWith("/content.md") ? "page" : /^[A-Z]/.test(name) ? "part" : "[name]"}-[hash:7].js`,
        assetFileNames: "assets/[name]-[hash:7][extname]",
        // In the browser a chunk for each page, for shared modules, and for the contact form. In the
        // prerenderer the default splitting, so that each document gets only the styles it uses.
        codeSplitting: isSsrBuild || {
          includeDependenciesRecursively: false,
          groups: [
            // The form's scripts, without its components, which documents don't need.
            {
              name: "contact",
              test: /\/(?:src\/contact\/(?!early-)[\w.-]+|site\/(?:delivery|words\/contact-form))\.ts$/,
            },
            {
              name: (id, context) => (needsPictures(id, context) ? "people" : null),
              minShareCount: 2,
            },
            { name: "icons", test: isIn("node_modules/lucide"), minShareCount: 2 },
            {
              name: "react",
              test: isIn(
                "node_modules/react",
                "node_modules/react-dom",
                "node_modules/scheduler",
                "node_modules/wouter",
                // Used by the app and by pages: in a shared chunk the app would load all of theirs.
                "src/ui/current-page.ts",
              ),
            },
            {
              name: "preload",
              test: isIn(
                "src/client/preload.ts",
                "src/client/page-loader.ts",
                "src/client/page-modules.ts",
                "src/lib/hrefs.ts",
                "src/lib/routes.ts",
                "site/routes.ts",
                "site/brand.ts",
                "site/company.ts",
                // Small, and used by a behavior and by pages: in a shared chunk it would load all of that.
                "src/ui/picture/hosted-image.behavior.ts",
              ),
            },
            { name: "estimate", test: isIn("src/ui/Estimate.tsx", "src/ui/Estimate.module.css") },
            // For islands, which need no section.
            {
              name: "island",
              test: isIn(
                "src/ui/island.tsx",
                "src/lib/money.ts",
                "src/lib/in-words.ts",
                "site/locale.ts",
              ),
            },
            { name: "facts", test: /\/(?:site|src\/lib)\/[\w-]+\.ts$/, minShareCount: 3 },
            {
              name: (id, context) => (isOfIsland(id, context) ? null : "shared"),
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
}));
