import { existsSync } from "node:fs";
import { agrees, git } from "./git.mjs";
import { removePads, takeBack } from "./move-site.mjs";

/** Files in which git remembers what isn't finished. */
const unfinished = {
  ...{ MERGE_HEAD: "merge", CHERRY_PICK_HEAD: "cherry-pick", REVERT_HEAD: "revert" },
  ...{ "rebase-merge": "rebase", "rebase-apply": "rebase", BISECT_LOG: "bisect" },
};

/** Takes back an update that was ended while it wrote files. Throws what to do unless the site is on a branch and
 * everything is committed. */
export function refuseUnlessSafe() {
  if (!existsSync(".git") || !agrees("rev-parse", "--verify", "--quiet", "HEAD")) {
    throw new Error(
      'Git doesn\'t know this site yet. Copied as a zip or with degit? Run once:\n  git init\n  git add --all\n  git commit --message "Begin"\n  git remote add upstream <address of the repository that you copied>',
    );
  }
  const branch = git("rev-parse", "--symbolic-full-name", "HEAD");
  const lock = gitPaths(["index.lock", "HEAD.lock", `${branch}.lock`]).find(existsSync);
  if (lock) {
    throw new Error(
      `Another git is at work here, or one was ended. Close what uses git, delete ${lock}, and run this again.`,
    );
  }
  removePads();
  takeBack();
  const open = gitPaths(Object.keys(unfinished)).findIndex(existsSync);
  if (open >= 0) {
    throw new Error(
      `A ${Object.values(unfinished)[open]} isn't finished; "git status" says how to end it. Don't commit an update of 2.0.0 that was ended: its files have the version's lines instead of yours. "git merge --abort" returns to your last commit.`,
    );
  }
  const changed = git("status", "--porcelain");
  if (changed) {
    throw new Error(
      `Commit what you changed, or stash it with "git stash -u", so that nothing is lost:\n${changed}`,
    );
  }
  if (branch !== "HEAD") return;
  throw new Error(
    'Git is on no branch here. "git switch --create <name>" makes one of what you see; then run this again.',
  );
}

/** Where git has files of its own.
 * @param {readonly string[]} names */
const gitPaths = (names) =>
  git("rev-parse", ...names.flatMap((name) => ["--git-path", name])).split("\n");
