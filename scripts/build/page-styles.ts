import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";

/** Vite's manifest of a build: the files of each module. */
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));

/** A custom property with the site's address, with which print.css completes the addresses of links. */
export const siteAddress = (url: string): string => `:root{--site:"${url}"}`;

/** Style sheets of modules and their imports, imports first, without duplicates. */
export function styleSheetsOf(manifest: Manifest, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const collect = (module: string): string[] => {
    if (seen.has(module)) return [];
    seen.add(module);
    const { imports = [], css = [] } = manifest[module] ?? {};
    return [...imports.flatMap(collect), ...css];
  };
  return [...new Set(modules.flatMap(collect))];
}
