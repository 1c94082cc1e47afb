import { existsSync, realpathSync } from "node:fs";

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
