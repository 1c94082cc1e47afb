import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

/** The code that renders documents, src/document/entry-prerender.tsx. */
export type Prerenderer = typeof import("../../src/document/entry-prerender");

/** Where its bundle is, with the styles of all documents. */
export const prerendererFolder = "build/prerender";

/** Bundles the code that renders documents, and imports it. */
export async function buildPrerenderer(): Promise<Prerenderer> {
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
