import { existsSync, realpathSync } from "node:fs";
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

/** Whether a module is an island, or the styles of one: it starts with its own chunk, also if several pages have it. */
export function isOfIsland(id: string, context: Rolldown.ChunkingContext): boolean {
  const isIsland = (path: string) => /\.island\.tsx\b/.test(path);
  return (
    isIsland(id) || (/\.css\b/.test(id) && !!context.getModuleInfo(id)?.importers.every(isIsland))
  );
}

const isPicture = (path: string) => /\?(?:portrait|photo|scene|logo)$/.test(path);

/**
 * Whether a module is a picture, or a file of facts in site that needs one. Among the other facts it would make their
 * chunk and that of the pictures import each other, and one of them would run too early.
 */
export function needsPictures(id: string, context: Rolldown.ChunkingContext): boolean {
  if (isPicture(id)) return true;
  const imports = isFact(id) ? context.getModuleInfo(id)?.importedIds : undefined;
  return imports?.some((imported) => needsPictures(imported, context)) ?? false;
}

const isFact = (path: string) => /\/site\/[\w-]+\.ts$/.test(path);
