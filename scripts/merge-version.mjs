import { agrees, git, linesOf } from "./git.mjs";
import { mergePackages } from "./merge-packages.mjs";
import { isOwners } from "./whose.mjs";

/**
 * @typedef {object} Update
 * @property {string} commit The version's commit.
 * @property {string} start The site's commit before.
 * @property {string} base The commit in which site and version were last the same.
 * @property {string[]} removed What the version brought back or into a removed folder, and is removed again.
 * @property {string[]} added Files in the owner's paths.
 * @property {string[]} deleted Files in the owner's paths.
 * @property {string[]} kept Places where the site keeps its lines, with them after "-", and the lines of the version after "+".
 * @property {string} all The command that shows these places in full.
 * @property {string[]} different Files of the engine that aren't those of the version.
 */

/** Merges a version and commits. Where both changed the same lines, the site's stay. If that fails, everything is as
 * before, and it throws what to do.
 * @param {string} name @param {string} commit @returns {Update} */
export function mergeVersion(name, commit) {
  const start = git("rev-parse", "--short", "HEAD");
  const base = git("merge-base", "HEAD", commit);
  try {
    // What differs between the two is what both changed.
    const theirs = merge("theirs", commit, base).tree;
    git("reset", "--hard", "--quiet", start);
    const { changed, removed, tree: ours } = merge("ours", commit, base);
    const kept = [
      ...hunks(ours, theirs),
      ...changed.map((file) => `${file}\n    (no such file any more)`),
      ...mergePackages(base, start, commit, ours, theirs),
    ];
    git("commit", "--quiet", "--message", `Update to ${name}`);
    return {
      ...{ commit: git("rev-parse", "--short", commit), start, base, removed, kept },
      added: filesIn("--diff-filter=A", start, "HEAD").filter(isOwners),
      deleted: filesIn("--diff-filter=D", start, "HEAD").filter(isOwners),
      all: `git diff ${ours.slice(0, 9)} ${theirs.slice(0, 9)}`,
      different: filesIn("HEAD", commit).filter((file) => !isOwners(file)),
    };
  } catch (error) {
    git("reset", "--hard", "--quiet", start);
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`${reason}\nNothing has changed.`);
  }
}

/** Begins a merge in which one side's lines win, and decides about files that only one side has.
 * @param {"ours" | "theirs"} side @param {string} commit @param {string} base */
function merge(side, commit, base) {
  const renames = ["-c", "merge.directoryRenames=true", "-c", "merge.renameLimit=9999"];
  const options = ["--no-commit", "--no-ff", "--strategy-option", side];
  const failed = !agrees(...renames, "merge", ...options, commit);
  if (failed && !agrees("rev-parse", "--verify", "MERGE_HEAD")) git("merge", ...options, commit);

  /** @type {Map<string, string>} Files with the sides that still have them: before 1, site 2, version 3. */
  const undecided = new Map();
  for (const line of linesOf("ls-files", "--unmerged")) {
    const [entry = "", file = ""] = line.split("\t");
    undecided.set(file, `${undecided.get(file) ?? ""}${entry.at(-1)}`);
  }
  const filesWith = (/** @type {RegExp} */ sides) =>
    [...undecided.keys()].filter((file) => sides.test(`${undecided.get(file)}`));
  const others = filesWith(/^(?!1[23]$)/);
  if (others.length > 0) {
    throw new Error(
      `Git can't decide about these files:\n  ${others.join("\n  ")}\nRun "git merge -X ours ${commit}", decide about them, and "git commit".`,
    );
  }
  const changed = filesWith(/^12$/);
  const removed = [...filesWith(/^13$/), ...inRemovedFolders(base)];
  if (changed.length > 0) git("add", "--", ...changed);
  if (removed.length > 0) git("rm", "--quiet", "--force", "--", ...removed);
  return { changed, removed, tree: git("write-tree") };
}

/** Files that the version adds to folders that the site has removed.
 * @param {string} base */
function inRemovedFolders(base) {
  const [before, now] = [base, "HEAD"].map((commit) => {
    const files = linesOf("ls-tree", "-r", "--name-only", commit);
    return new Set(files.flatMap(foldersOf));
  });
  return filesIn("--cached", "--diff-filter=A", "HEAD").filter((file) =>
    foldersOf(file).some((folder) => before?.has(folder) && !now?.has(folder)),
  );
}

/** Files of a diff.
 * @param {string[]} parameters */
const filesIn = (...parameters) => linesOf("diff", "--no-renames", "--name-only", ...parameters);

/** Every folder that a file is in.
 * @param {string} file */
const foldersOf = (file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index));

/** Places where two trees differ, with the first lines of the first, after "-", and of the second, after "+".
 * @param {string} ours @param {string} theirs */
function hunks(ours, theirs) {
  const options = ["--no-color", "--no-ext-diff", "--no-renames", "--unified=0", "--dst-prefix=b/"];
  const files = [".", ":!package.json", ":!package-lock.json"];
  const diff = git("diff", ...options, ours, theirs, "--", ...files);
  return diff
    .split(/^diff --git .* b\//m)
    .slice(1)
    .flatMap((part) => {
      const file = part.slice(0, part.indexOf("\n"));
      const places = [...part.matchAll(/^@@ -(\d+).*((?:\n[-+].*)*)/gm)];
      if (places.length === 0) return `${file}\n    (another file)`;
      return places.map(([, line, lines = ""]) => {
        const changes = [...lines.matchAll(/^([-+])\s*(\S.*)/gm)];
        const of = (/** @type {string} */ side) =>
          changes
            .flatMap(([, sign, words]) => (sign === side ? `${side} ${words}` : []))
            .slice(0, 3);
        return [`${file}:${line}`, ...of("-"), ...of("+")].join("\n    ");
      });
    });
}
