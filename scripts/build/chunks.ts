import { existsSync, realpathSync } from "node:fs";

/**
 * Whether a module is one of the given files or in one of the given folders; paths from the project's
 * root. A leading "!" excludes a path. Throws if a path doesn't exist, so that a rename can't empty a
 * chunk unnoticed.
 */
export function isIn(...paths: readonly string[]): (module: string) => boolean {
  const isExcluded = (path: string) => path.startsWith("!");
  const included = paths.filter((path) => !isExcluded(path)).map(absolute);
  const excluded = paths.filter(isExcluded).map((path) => absolute(path.slice(1)));
  return (module) => {
    const isBelow = (path: string) => module === path || module.startsWith(`${path}/`);
    return included.some(isBelow) && !excluded.some(isBelow);
  };
}

function absolute(path: string): string {
  if (!existsSync(path)) throw new Error(`vite.config.ts: ${path} doesn't exist`);
  return realpathSync(path).replaceAll("\\", "/");
}
