import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { shortClassNames } from "./scripts/class-names.ts";
import { prerenderInDevelopment } from "./scripts/development-plugin.ts";
import { pictureSizes } from "./scripts/pictures.ts";

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: "custom",
  resolve: { tsconfigPaths: true },
  plugins: [react(), pictureSizes(), prerenderInDevelopment()],
  css: {
    modules: {
      generateScopedName: command === "build" ? shortClassNames("src") : "[name]_[local]",
    },
  },
  ssr: { noExternal: ["lucide", "wouter"] },
  build: {
    target: "baseline-widely-available",
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // In the browser one chunk a page: whatever two pages share travels with the application.
        // In the prerenderer as it falls, so that each document gets the styles it uses.
        codeSplitting: isSsrBuild || {
          groups: [
            // The entry needs this one alone of all that is shared.
            { name: "import", test: /preload-helper/, priority: 1 },
            { name: "shared", minShareCount: 2 },
          ],
        },
      },
    },
  },
}));
