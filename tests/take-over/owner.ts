import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { startOfObject } from "../../scripts/ready/missing-pages";

const ownFolders = /^(?:src\/(?:site|pages|assets)|public|tests\/specification)(?:\/|$)/;
const ownFiles =
  /^(?:src\/(?:.+\/)?content\.(?:ts|md)|LICENSE|THIRD-PARTY\.md|package(?:-lock)?\.json|cspell-(?:names|terms)\.txt)$/;

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
    const text = owner.read(path);
    const changed = text.replaceAll(typeof find === "string" ? find : new RegExp(find, "gm"), by);
    if (changed !== text) writeFileSync(own(path), changed);
    return changed !== text;
  };
  const owner = {
    copy,
    read: (path: string) => readFileSync(own(path), "utf8"),
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
    replaceInFiles(find: string | RegExp, by: string, ifAny?: "if any") {
      const changed = readdirSync(join(copy, "src"), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(?:tsx?|svg)$/.test(entry.name))
        .map((entry) => relative(copy, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
        .filter((path) => isOwners(path) && change(path, find, by));
      if (changed.length === 0 && !ifAny) throw new Error(`take-over: no file contains ${find}`);
    },
    /** Removes the object that contains a text from a list. */
    removeEntry(path: string, text: string) {
      const code = owner.read(path);
      const start = startOfObject(code, code.indexOf(text));
      owner.write(path, code.slice(0, start) + code.slice(endOfObject(code, start)));
    },
  };
  return owner;
}

/** Where an object ends, with the comma and the line break after it. */
export function endOfObject(code: string, start: number): number {
  let open = 0;
  let end = start;
  do {
    if (code[end] === "{") open += 1;
    if (code[end] === "}") open -= 1;
    end += 1;
  } while (open > 0 && end < code.length);
  return end + (/^\s*,?\n?/.exec(code.slice(end))?.[0].length ?? 0);
}
