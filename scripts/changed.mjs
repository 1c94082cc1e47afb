import { execFileSync } from "node:child_process";
import { dirname } from "node:path/posix";

/** Files that are new or differ from the last commit.
 * @returns {string[]} */
export const changedFiles = () =>
  [
    ["diff", "--name-only", "--diff-filter=d", "HEAD"],
    ["ls-files", "--others", "--exclude-standard"],
  ].flatMap((command) =>
    execFileSync("git", command, { encoding: "utf8" }).split("\n").filter(Boolean),
  );

/** Paths of the pages whose folders have these files, or undefined if a file may belong to every page.
 * @param {readonly string[]} files @returns {string[] | undefined} */
export function pagesOf(files) {
  const sources = files.filter((file) => /^(?:src|public)\//.test(file));
  const folders = sources.map((file) => /^src\/pages\/(.*)/.exec(dirname(file))?.[1]);
  if (folders.includes(undefined)) return undefined;
  return [...new Set(folders.map((folder) => (folder === "home" ? "/" : `/${folder}`)))];
}
