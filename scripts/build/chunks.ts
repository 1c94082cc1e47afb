import { existsSync, realpathSync } from "node:fs";
import { basename } from "node:path";
import type { Rolldown } from "vite";

/**
 * Whether a module is one of the given files or in one of the given folders; paths from the project's
 * root. Throws if a path doesn't exist, so that a rename can't empty a chunk unnoticed.
 */
export function isIn(...paths: readonly string[]): (module: string) => boolean {
  const known = paths.map((path) => {
    if (!existsSync(path)) throw new Error(`vite.config.ts: ${path} doesn't exist`);
    return realpathSync(path).replaceAll("\\", "/");
  });
  return (module) => known.some((path) => module === path || module.startsWith(`${path}/`));
}

/** The name of the island that a module is, or that alone imports it; null for other modules. */
export function islandOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const path = id.replace(/\?.*/, "");
  if (path.endsWith(".island.tsx")) return basename(path, ".tsx");
  const [importer, another] = context.getModuleInfo(id)?.importers ?? [];
  return importer && !another ? islandOf(importer, context) : null;
}
