import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** The files in a folder and the folders in it, sorted, by their paths below it with forward slashes. */
export const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    // Symbolic links are no files here.
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();

/** The files in folders whose paths match, by those paths: "src/ui/Link.tsx". `root` has the folders. */
export const pathsIn = (folders: readonly string[], kind = /./, root = "."): readonly string[] =>
  folders
    .flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => kind.test(file));

/** What is in them, by their paths. */
export const textsIn = (...[folders, kind, root = "."]: Parameters<typeof pathsIn>) =>
  new Map(
    pathsIn(folders, kind, root).map((file) => [file, readFileSync(join(root, file), "utf8")]),
  );
