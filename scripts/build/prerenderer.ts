import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Manifest } from "vite";
import type { Files } from "./site-writer.ts";

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

/** Files that only the prerenderer's code imports, such as pictures of articles; `others` are those of the browser's. */
export function emittedAssets(others: Files): Files {
  const manifest: Manifest = JSON.parse(
    readFileSync(join(prerendererFolder, ".vite/manifest.json"), "utf8"),
  );
  const files = new Set(Object.values(manifest).flatMap(({ assets = [] }) => assets));
  return Object.fromEntries(
    [...files]
      .filter((file) => !(file in others))
      .map((file) => [file, readFileSync(join(prerendererFolder, file))]),
  );
}
