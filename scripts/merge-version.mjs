import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removePads } from "./before-update.mjs";
import { moveRest, moveWithVersion } from "./follow-moves.mjs";
import { agrees, filesOf, git, namesOf } from "./git.mjs";
import { mergePackages } from "./merge-packages.mjs";

/** Whether a file is the owner's: in site/, what tools look for elsewhere, or the receiver's words (docs/make-it-yours.md).
 * @param {string} file */
export const isOwners = (file) =>
  /^(?:site\/|\.github\/|(?:LICENSE|THIRD-PARTY\.md|package(?:-lock)?\.json|deploy\/receiver\/(?:words\.mjs|nginx\/receiver-not-sent\.html))$)/.test(
    file,
  );

/** @typedef {{ commit: string, moves?: readonly string[][] }} Step A commit, and what matched "`folder` to `folder`". */

/** Merges commits one after the other in a folder apart, then moves the site there. Where both changed the same lines, the
 * site's stay. Returns lists of what to look at, by heading. If it fails, everything is as before, and it throws
 * what to do.
 * @param {string} name @param {Step[]} steps @returns {Record<string, string[]>} */
export function mergeVersion(name, steps) {
  const pad = mkdtempSync(join(tmpdir(), "site-update-"));
  try {
    git("worktree", "add", "--quiet", "--detach", pad, "HEAD");
    const merges = steps
      .filter(({ commit }) => !agrees("merge-base", "--is-ancestor", commit, "HEAD"))
      .map((step) => mergeStep(pad, step, `Update to ${name}`));
    const start = git("rev-parse", "HEAD");
    const result = git("-C", pad, "rev-parse", "HEAD");
    const version = git("rev-parse", "--short", `${steps.at(-1)?.commit}`);
    const ownFilesIn = (/** @type {string} */ filter) =>
      filesOfDiff(filter, start, result).filter(isOwners);
    const keptHeading = `Your lines (-) stayed where ${name} has others (+), perhaps corrections.`;
    const lists = {
      "Removed again, as you had removed it:": merges.flatMap(({ removed }) => removed),
      [`New in your paths with ${name}:`]: ownFilesIn("--diff-filter=A"),
      [`Gone from your paths with ${name}:`]: ownFilesIn("--diff-filter=D"),
      ...Object.fromEntries(merges.map(({ kept, all }) => [`${keptHeading} ${all}:`, kept])),
      [`Files of the engine that differ from ${name}. "git checkout -p ${version} -- <file>" offers the version's lines:`]:
        filesOfDiff(result, version).filter((file) => !isOwners(file)),
    };
    // Git refuses it where something is in the way, also a file that it ignores, and then changes nothing.
    git("merge", "--quiet", "--ff-only", "--no-overwrite-ignore", result);
    return lists;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\nNothing has changed.`);
  } finally {
    removePads();
  }
}

/** Merges a commit into what a folder has, and commits.
 * @param {string} pad @param {Step} step @param {string} message */
function mergeStep(pad, { commit, moves = [] }, message) {
  const start = git("-C", pad, "rev-parse", "HEAD");
  const base = git("merge-base", start, commit);
  // What differs between the two is what both changed.
  const theirs = merge(pad, "theirs", commit, base).tree;
  git("-C", pad, "reset", "--hard", "--quiet");
  const { changed, removed, tree: ours } = merge(pad, "ours", commit, base);
  const kept = [
    ...hunks(ours, theirs),
    ...changed.map((file) => `${file}\n    (no such file any more)`),
    ...(filesOfDiff(ours, theirs).some(isOfNpm) ? mergePackages(pad, base, start, commit) : []),
  ];
  moveRest(pad, moves);
  git("-C", pad, "commit", "--quiet", "--no-verify", "--message", message);
  return { removed, kept, all: `git diff ${ours.slice(0, 9)} ${theirs.slice(0, 9)}` };
}

/** Begins a merge in which one side's lines win, and decides about files that only one side has.
 * @param {string} pad @param {"ours" | "theirs"} side @param {string} commit @param {string} base */
function merge(pad, side, commit, base) {
  const options = ["--no-commit", "--no-ff", "--strategy-option", side, commit];
  const decided = agrees("-C", pad, "merge", ...options);
  /** @type {Map<string, string>} Files with the sides that still have them: before 1, site 2, version 3. */
  const sides = new Map();
  for (const line of namesOf("-C", pad, "ls-files", "--unmerged", "-z")) {
    const [, number = "", file = ""] = /(\d)\t(.+)$/s.exec(line) ?? [];
    sides.set(file, `${sides.get(file) ?? ""}${number}`);
  }
  for (const file of moveWithVersion(pad, base, commit, sides)) sides.delete(file);
  const filesWith = (/** @type {RegExp} */ pattern) =>
    [...sides.keys()].filter((file) => pattern.test(`${sides.get(file)}`));
  const others = filesWith(/^(?!1[23]$)/);
  if (
    others.length > 0 ||
    !(decided || agrees("-C", pad, "rev-parse", "-q", "--verify", "MERGE_HEAD"))
  ) {
    throw new Error(
      `Git can't decide about these files:\n  ${others.join("\n  ")}\nRun "git merge -X ours ${commit}", decide about them, and "git commit".`,
    );
  }
  const changed = filesWith(/^12$/);
  const removed = [...filesWith(/^13$/), ...inRemovedFolders(pad, base)];
  if (changed.length > 0) git("-C", pad, "add", "--", ...changed);
  if (removed.length > 0) git("-C", pad, "rm", "--quiet", "--force", "--", ...removed);
  return { changed, removed, tree: git("-C", pad, "write-tree") };
}

/** Files that the version adds to folders that the site has removed.
 * @param {string} pad @param {string} base */
function inRemovedFolders(pad, base) {
  const [before, now] = [base, git("-C", pad, "rev-parse", "HEAD")].map((commit) => {
    return new Set(filesOf(commit).flatMap(foldersOf));
  });
  return namesOf(
    "-C",
    pad,
    "diff",
    "--cached",
    "--no-renames",
    "--name-only",
    "-z",
    "--diff-filter=A",
    "HEAD",
  ).filter((file) => foldersOf(file).some((folder) => before?.has(folder) && !now?.has(folder)));
}

/** Files of a diff.
 * @param {string[]} parameters */
const filesOfDiff = (...parameters) =>
  namesOf("diff", "--no-renames", "--name-only", "-z", ...parameters);

/** Whether npm writes a file.
 * @param {string} file */
const isOfNpm = (file) => /^package(?:-lock)?\.json$/.test(file);

/** Every folder that a file is in.
 * @param {string} file */
const foldersOf = (file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index));

/** Places where two trees differ, with the first lines of the first, after "-", and of the second, after "+".
 * @param {string} ours @param {string} theirs */
function hunks(ours, theirs) {
  const options = ["--no-color", "--no-ext-diff", "--no-renames", "--unified=0"];
  const parts = git("diff", ...options, ours, theirs).split(/^diff --git /m);
  return filesOfDiff(ours, theirs).flatMap((file, index) => {
    if (isOfNpm(file)) return [];
    const places = [...`${parts[index + 1]}`.matchAll(/^@@ -(\d+).*((?:\n[-+].*)*)/gm)];
    if (places.length === 0) return `${file}\n    (another file)`;
    return places.map(([, line, lines = ""]) => {
      const changes = [...lines.matchAll(/^([-+])\s*(\S.*)/gm)];
      const of = (/** @type {string} */ side) =>
        changes.flatMap(([, sign, words]) => (sign === side ? `${side} ${words}` : [])).slice(0, 3);
      return [`${file}:${line}`, ...of("-"), ...of("+")].join("\n    ");
    });
  });
}
