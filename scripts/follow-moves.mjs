import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { git, namesOf } from "./git.mjs";

/** A file that both have moved goes where the version's move takes the site's: with old moved to new, old/work to
 * new/work. Returns the paths of such files.
 * @param {string} pad @param {string} base @param {string} commit @param {ReadonlyMap<string, string>} sides */
export function moveWithVersion(pad, base, commit, sides) {
  const [ours, theirs] = ["HEAD", commit].map((to) => {
    const options = ["--find-renames", "--diff-filter=R", "--name-status", "-z"];
    const moves = git("-C", pad, "diff", ...options, base, to).matchAll(
      /R\d+\0([^\0]+)\0([^\0]+)/g,
    );
    return new Map([...moves].map(([, from = "", to = ""]) => [from, to]));
  });
  return [...sides].flatMap(([file, side]) => {
    const [own = "", later = ""] = [ours?.get(file), theirs?.get(file)];
    const [, from, , to] = /^(.+?)(\/.+)\n(.+)\2$/.exec(`${file}\n${later}`) ?? [];
    if (side !== "1" || !own.startsWith(`${from}/`)) return [];
    const place = `${to}${own.slice(`${from}`.length)}`;
    git("-C", pad, "rm", "--quiet", "--force", "--", file, later);
    git("-C", pad, "add", "--", own);
    move(pad, own, place);
    return [file, own, later];
  });
}

/** Moves what only the site has in folders that a version has moved.
 * @param {string} pad @param {readonly string[][]} moves Each what matched "`folder` to `folder`". */
export function moveRest(pad, moves) {
  for (const [, from = "", to = ""] of moves) {
    for (const file of namesOf("-C", pad, "ls-files", "-z", "--", from))
      move(pad, file, file.replace(from, to));
  }
}

/** @param {string} pad @param {string} file @param {string} place */
function move(pad, file, place) {
  mkdirSync(dirname(join(pad, place)), { recursive: true });
  git("-C", pad, "mv", "--", file, place);
}
