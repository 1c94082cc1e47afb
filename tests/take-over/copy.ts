import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { filesBelow } from "../../scripts/lib/files-below";
import { isOwners } from "../../scripts/merge-version.mjs";

/** The files that git tracks. */
export const trackedFiles: readonly string[] = execFileSync("git", ["ls-files"], {
  encoding: "utf8",
})
  .trim()
  .split("\n");

/** Copies the tracked files into a new temporary folder that shares this project's packages. */
export function copyProject(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), `${name}-`));
  for (const file of trackedFiles) cpSync(file, join(copy, file), { recursive: true });
  execFileSync("git", ["init", "--quiet"], { cwd: copy });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"), "junction");
  return copy;
}

/** Replaces every occurrence in the owner's code, as with "replace in files" of an editor. */
export function replaceInFiles(copy: string, find: string | RegExp, by: string): void {
  const changed = filesBelow(join(copy, "site")).filter((path) => {
    if (!/\.(?:tsx?|svg)$/.test(path) || !isOwners(`site/${path}`)) return false;
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
