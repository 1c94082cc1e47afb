import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const ownFolders = /^(?:src\/(?:site|pages|assets)|public|tests\/specification)(?:\/|$)/;
const ownFiles = /^(?:src\/(?:.+\/)?content\.ts|LICENSE|cspell-(?:names|terms)\.txt)$/;

/** Whether a path belongs to the owner (docs/make-it-yours.md), or to the sample's own tests. */
export const isOwners = (path: string): boolean => ownFolders.test(path) || ownFiles.test(path);

/** A site's owner at work in a copy of the project. */
export type Owner = ReturnType<typeof ownerOf>;

/** Edits the owner's paths of a copy. Throws for other paths and where there is nothing to change. */
export function ownerOf(copy: string) {
  const own = (path: string) => {
    if (!isOwners(path)) throw new Error(`take-over: ${path} isn't the owner's to change`);
    return join(copy, path);
  };
  const change = (path: string, find: string | RegExp, by: string) => {
    const text = readFileSync(own(path), "utf8");
    const changed = text.replaceAll(typeof find === "string" ? find : new RegExp(find, "gm"), by);
    writeFileSync(own(path), changed);
    return changed !== text;
  };
  return {
    write(path: string, content: string | Uint8Array) {
      mkdirSync(dirname(own(path)), { recursive: true });
      writeFileSync(own(path), content);
    },
    /** Removes a file or a folder. */
    remove: (path: string) => rmSync(own(path), { recursive: true }),
    /** Replaces every occurrence in one file. */
    replace(path: string, find: string | RegExp, by: string) {
      if (!change(path, find, by)) throw new Error(`take-over: ${path} no longer contains ${find}`);
    },
    /** Replaces every occurrence in the source files, as with "replace in files" of an editor. */
    replaceInFiles(find: string | RegExp, by: string) {
      const changed = readdirSync(join(copy, "src"), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(?:tsx?|svg)$/.test(entry.name))
        .map((entry) => relative(copy, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
        .filter((path) => isOwners(path) && change(path, find, by));
      if (changed.length === 0) throw new Error(`take-over: no file contains ${find}`);
    },
  };
}
