import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { isOwners } from "../../scripts/merge-version.mjs";

/** The files in a folder and the folders in it. */
export const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));

/** Replaces every occurrence in the owner's code, as with "replace in files" of an editor. */
export function replaceInFiles(copy: string, find: string | RegExp, by: string): void {
  const changed = filesBelow(join(copy, "site")).filter((path) => {
    if (!/\.tsx?$/.test(path) || !isOwners(`site/${path}`)) return false;
    const file = join(copy, "site", path);
    const text = readFileSync(file, "utf8");
    const replaced = text.replaceAll(find, () => by);
    if (replaced !== text) writeFileSync(file, replaced);
    return replaced !== text;
  });
  if (changed.length === 0) throw new Error(`No file contains ${find}`);
}

/** Those of some files that differ between the copy and this project, and aren't the owner's to change. */
export const changedEngineFiles = (copy: string, files: readonly string[]): readonly string[] => {
  const contentOf = (file: string) => (existsSync(file) ? readFileSync(file, "latin1") : "");
  return files.filter((file) => !isOwners(file) && contentOf(join(copy, file)) !== contentOf(file));
};
