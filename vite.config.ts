import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { prerenderInDevelopment } from "./scripts/development-plugin.ts";
import { pictureSizes } from "./scripts/pictures.ts";

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: "custom",
  resolve: { tsconfigPaths: true },
  plugins: [react(), pictureSizes(), prerenderInDevelopment()],
  // Every document carries the style sheet, so its class names are short where nobody reads them.
  css: {
    modules: { generateScopedName: command === "build" ? "[hash:base64:5]" : "[name]_[local]" },
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
        codeSplitting: isSsrBuild || { groups: [{ name: "shared", minShareCount: 2 }] },
      },
    },
  },
}));
