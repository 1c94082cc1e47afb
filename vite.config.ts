import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { imagetools } from "vite-imagetools";
import { shortClassNames } from "./scripts/class-names.ts";
import { prerenderInDevelopment } from "./scripts/development-plugin.ts";

/** Sizes in px and formats of a picture, by the query it is imported with: "marian.png?portrait". */
const pictures: Record<string, string> = {
  portrait: "w=192;384;768&h=&aspect=1:1&fit=cover&format=avif;webp;jpeg&as=picture",
};

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: "custom",
  resolve: { tsconfigPaths: true },
  plugins: [
    react(),
    imagetools({
      defaultDirectives: (url) => {
        const preset = [...url.searchParams.keys()].find((key) => key in pictures);
        return new URLSearchParams(preset ? pictures[preset] : "");
      },
    }),
    prerenderInDevelopment(),
  ],
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
        codeSplitting: isSsrBuild || { groups: [{ name: "shared", minShareCount: 2 }] },
      },
    },
  },
}));
