import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** The files in a folder and the folders in it, sorted, by their paths below it with forward slashes. */
export const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    // Symbolic links are no files here.
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
