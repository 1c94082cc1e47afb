import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";

/** Finds the style sheets of modules and their imports in a build, imports first, without duplicates. */
export function sheetsIn(folder: string): (...modules: readonly string[]) => readonly string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
  return (...modules) => {
    const seen = new Set<string>();
    const collect = (module: string): string[] => {
      if (seen.has(module)) return [];
      seen.add(module);
      const { imports = [], css = [] } = manifest[module] ?? {};
      return [...imports.flatMap(collect), ...css];
    };
    return [...new Set(modules.flatMap(collect))];
  };
}
