import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { shortClassNames } from "./scripts/class-names.ts";
import { writeClassType } from "./scripts/class-types.ts";
import { prerenderInDevelopment } from "./scripts/development-plugin.ts";
import { pictureSizes } from "./scripts/pictures.ts";
import { noteShippedPackages } from "./scripts/shipped-packages.ts";
import { simplifyCode } from "./scripts/simplify-code.ts";
import { unbrokenNames } from "./scripts/unbroken-names.ts";

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: "custom",
  resolve: {
    tsconfigPaths: true,
    // React has had this itself since version 18.
    alias: { "use-sync-external-store/shim/index.js": "react" },
  },
  plugins: [
    react(),
    unbrokenNames(),
    pictureSizes(),
    prerenderInDevelopment(),
    simplifyCode(),
    noteShippedPackages(),
  ],
  css: {
    modules: {
      generateScopedName: command === "build" ? shortClassNames("src") : "[name]_[local]",
      ...(command === "serve" && { getJSON: writeClassType }),
    },
  },
  ssr: { noExternal: ["lucide", "wouter"] },
  build: {
    target: "baseline-widely-available",
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The entry has run by then. Firefox reports an error if it is preloaded without its integrity.
      resolveDependencies: (_, files) => files.filter((file) => !/\bindex-/.test(file)),
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // Short hashes, because the script lists every file by name.
        chunkFileNames: "assets/[name]-[hash:6].js",
        assetFileNames: "assets/[name]-[hash:6][extname]",
        // In the browser a chunk for each page, one for what many share, one for the form, which
        // its document needs alone. In the prerenderer as it falls, so that each document gets the
        // styles it uses.
        codeSplitting: isSsrBuild || {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: "contact",
              test: /src\/contact\/(?!early|ContactFacts|ContactSection)|src\/ui\/(?:Field|Button|Link|Icon|VisuallyHidden)\./,
            },
            { name: "prices", test: /microsoft\/content\/solutions/ },
            { name: "people", test: /src\/(?:site\/leaders|assets\/people)/, minShareCount: 2 },
            { name: "icons", test: /lucide/, minShareCount: 3 },
            { name: "react", test: /node_modules\/(?:react|react-dom|scheduler|wouter)\// },
            {
              name: "preload-pages",
              test: /rolldown.runtime|src\/(?:preload-pages|page-loader|site\/(?:routes|company))\./,
            },
            { name: "shared", minShareCount: 3 },
          ],
        },
      },
    },
  },
}));
