import { execFileSync } from "node:child_process";
import { dirname } from "node:path/posix";

/** Files that are new or differ from the last commit; if none are, those that it changed.
 * @returns {string[]} */
export function changedFiles() {
  const open = [
    ...git("diff", "--name-only", "--diff-filter=d", "HEAD"),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
  if (open.length > 0) return open;
  console.log("Nothing differs from the last commit. Checking what it changed.");
  return git("log", "-1", "--first-parent", "-m", "--format=", "--name-only", "--diff-filter=d");
}

/** Lines that git prints.
 * @param {string[]} parameters */
const git = (...parameters) =>
  execFileSync("git", parameters, { encoding: "utf8" }).split("\n").filter(Boolean);

/** Paths of the pages whose folders have these files, or undefined if a file may belong to every page.
 * @param {readonly string[]} files @returns {string[] | undefined} */
export function pagesOf(files) {
  const sources = files.filter((file) => /^(?:src|public)\//.test(file));
  const folders = sources.map((file) => /^src\/pages\/(?!sections\b)(.*)/.exec(dirname(file))?.[1]);
  if (folders.includes(undefined)) return undefined;
  return [...new Set(folders.map((folder) => (folder === "home" ? "/" : `/${folder}`)))];
}
