import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { agrees, bytesAt, filesOf, git, namesOf } from "./git.mjs";

/** Keeps the finished commit while the site moves to it. */
const pending = "refs/site-update";

/** Moves branch and files to a commit that follows the site's last one. If something is in the way, nothing changes, and
 * it throws what.
 * @param {string} commit */
export function moveTo(commit) {
  // Without capitals, because the version may change only those, and some systems don't tell them apart.
  const known = new Set(filesOf("HEAD").map((file) => file.toLowerCase()));
  const options = ["--no-renames", "--diff-filter=A", "--name-only", "-z"];
  const inTheWay = namesOf("diff", ...options, "HEAD", commit).filter(
    (file) => existsSync(file) && !known.has(file.toLowerCase()),
  );
  if (inTheWay.length > 0) {
    throw new Error(
      `The version adds files where you have some that aren't in Git. Rename or move yours:\n  ${inTheWay.join("\n  ")}`,
    );
  }
  git("update-ref", pending, commit);
  try {
    git("merge", "--quiet", "--ff-only", "--no-overwrite-ignore", commit);
  } catch (error) {
    takeBack();
    throw new Error(
      `${error instanceof Error ? error.message : error}\n"git update-index --no-assume-unchanged --no-skip-worktree <file>" shows changes that Git was told to overlook.`,
    );
  }
  git("update-ref", "-d", pending);
}

/** Takes back what an update that was ended has written: each file that is still its text, or begins it. */
export function takeBack() {
  const commit = git("for-each-ref", "--format=%(objectname)", pending);
  if (!commit) return;
  if (agrees("merge-base", "--is-ancestor", "HEAD", commit)) {
    const known = new Set(filesOf("HEAD"));
    const written = namesOf("diff", "-z", "--name-only", "--no-renames", "HEAD", commit).filter(
      (file) => {
        if (!existsSync(file)) return known.has(file);
        const text = statSync(file).isFile() && readFileSync(file, "latin1");
        if (text === false || text === bytesAt("HEAD", file)) return false;
        return bytesAt(commit, file).startsWith(text);
      },
    );
    for (const file of written) {
      if (known.has(file)) {
        git("restore", "--source=HEAD", "--staged", "--worktree", "--", file);
      } else {
        rmSync(file, { force: true });
        git("rm", "--quiet", "--cached", "--ignore-unmatch", "--", file);
      }
    }
    if (written.length > 0) console.log("Took back an update that was ended while it wrote files.");
  }
  git("update-ref", "-d", pending);
}

/** Removes the folders in which this and earlier updates have merged. */
export function removePads() {
  const worktrees = git("worktree", "list", "--porcelain");
  for (const [folder] of worktrees.matchAll(/(?<=^worktree ).*site-update-\w+$/gm)) {
    rmSync(folder, { recursive: true, force: true });
    git("worktree", "remove", "--force", "--force", folder);
  }
}
