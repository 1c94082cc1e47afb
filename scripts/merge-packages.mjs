import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { git } from "./git.mjs";
import { run } from "./install.mjs";

/** The package.json of a commit. Throws if it isn't JSON.
 * @param {string} commit @returns {any} */
export function packageAt(commit) {
  try {
    return JSON.parse(git("show", `${commit}:package.json`).replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new Error(`package.json of commit ${commit}: ${error instanceof Error && error.message}`);
  }
}

/** Merges package.json entry by entry, since neighboring lines would count as the same, and has npm complete the lock
 * file. Returns entries that both changed.
 * @param {string} folder @param {string} base @param {string} start @param {string} commit */
export function mergePackages(folder, base, start, commit) {
  /** @type {string[]} */
  const kept = [];
  const [before, own, later] = [base, start, commit].map(packageAt);
  const merged = mergeEntries(before, own, later, (value) =>
    kept.push(`package.json\n    ${value}`),
  );
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(merged, null, 2)}\n`);
  git("-C", folder, "checkout", "--quiet", commit, "--", "package-lock.json");
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  run("npm", ["install", "--package-lock-only", ...quiet], folder);
  git("-C", folder, "add", "--", "package.json", "package-lock.json");
  return kept;
}

/** @param {any} before @param {any} own @param {any} later @param {(value: string) => void} keep @returns {any} */
function mergeEntries(before, own, later, keep) {
  if (isDeepStrictEqual(own, before) || isDeepStrictEqual(own, later)) return later;
  if ([before, own, later].some((value) => value?.constructor !== Object)) {
    if (!isDeepStrictEqual(later, before)) keep(JSON.stringify(later));
    return own;
  }
  const entries = Object.keys({ ...own, ...later }).map((key) => [
    key,
    mergeEntries(before[key], own[key], later[key], (value) => keep(`${key}: ${value}`)),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
