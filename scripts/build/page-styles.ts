import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";

/** What a build wrote for each of its modules. */
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));

/** The site's address, for print.css: printed links show whole addresses. */
export const siteAddress = (url: string): string => `:root{--site:"${url}"}`;

/** Style sheets of modules and of all they import, each once, imported ones first. */
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
