import { existsSync, rmSync } from "node:fs";
import { agrees, git } from "./git.mjs";

/** Throws what to do unless the site is on a branch and everything is committed. */
export function refuseUnlessSafe() {
  if (!existsSync(".git") || !agrees("rev-parse", "--verify", "--quiet", "HEAD")) {
    throw new Error(
      'Git doesn\'t know this site yet. Copied as a zip or with degit? Run once:\n  git init\n  git add --all\n  git commit --message "Begin"\n  git remote add upstream <address of the repository that you copied>',
    );
  }
  removePads();
  if (existsSync(git("rev-parse", "--git-path", "MERGE_HEAD"))) {
    throw new Error(
      `A merge isn't finished; "git status" says how to end it. Don't commit an update of 2.0.0 that was ended: its files have the version's lines instead of yours. "git merge --abort" returns to your last commit.`,
    );
  }
  const changed = git("status", "--porcelain", "--untracked-files=normal");
  if (changed) {
    throw new Error(
      `Commit what you changed, or stash it with "git stash -u", so that nothing is lost. An update that was ended while it wrote files left them here: stash them.\n${changed}`,
    );
  }
  if (git("rev-parse", "--symbolic-full-name", "HEAD") !== "HEAD") return;
  throw new Error(
    'Git is on no branch here. "git switch --create <name>" makes one of what you see; then run this again.',
  );
}

/** Removes the folders in which this and earlier updates have merged. */
export function removePads() {
  const worktrees = git("worktree", "list", "--porcelain");
  for (const [folder] of worktrees.matchAll(/(?<=^worktree ).*site-update-\w+$/gm)) {
    rmSync(folder, { recursive: true, force: true });
    git("worktree", "remove", "--force", "--force", folder);
  }
}
