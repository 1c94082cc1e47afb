import { existsSync } from "node:fs";
import { dirname } from "node:path/posix";
import { namesOf } from "./git.mjs";

/** Files that are new or differ from the last commit; if none are, those that it changed.
 * @returns {string[]} */
export function changedFiles() {
  const open = [
    ...namesOf("diff", "--name-only", "-z", "--diff-filter=d", "HEAD"),
    ...namesOf("ls-files", "--others", "-z", "--exclude-standard"),
  ];
  if (open.length > 0) return open;
  console.log("Nothing differs from the last commit. Checking what it changed.");
  return namesOf("diff", "--name-only", "-z", "--diff-filter=d", "HEAD^", "HEAD");
}

/** Paths of the pages whose folders have these files, or undefined if a file may belong to every page.
 * @param {readonly string[]} files @returns {string[] | undefined} */
export function pagesOf(files) {
  const sources = files.filter((file) =>
    /^(?:(?:site|src|scripts\/(?:build|lib))\/|index\.html$|package\.json$|vite\.config)/.test(
      file,
    ),
  );
  const folders = sources.map(dirname).map((folder) => {
    const isPage = ["page.tsx", "content.md"].some((file) => existsSync(`${folder}/${file}`));
    return isPage ? folder.replace("site/pages/", "") : undefined;
  });
  if (folders.includes(undefined)) return undefined;
  return [...new Set(folders.map((folder) => (folder === "home" ? "/" : `/${folder}`)))];
}
