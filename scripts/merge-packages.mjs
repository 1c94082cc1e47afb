import { writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { git, linesOf } from "./git.mjs";
import { run } from "./install.mjs";

/** Merges package.json entry by entry, since neighboring lines would count as the same, and has npm complete the lock
 * file. Returns entries that both changed.
 * @param {string} base @param {string} start @param {string} commit @param {string} ours @param {string} theirs */
export function mergePackages(base, start, commit, ours, theirs) {
  const files = ["package.json", "package-lock.json"];
  /** @type {string[]} */
  const kept = [];
  if (linesOf("diff", "--name-only", ours, theirs, "--", ...files).length === 0) return kept;
  const [before, own, later] = [base, start, commit].map((each) =>
    JSON.parse(git("show", `${each}:package.json`)),
  );
  const merged = mergeEntries(before, own, later, (value) =>
    kept.push(`package.json\n    ${value}`),
  );
  writeFileSync("package.json", `${JSON.stringify(merged, null, 2)}\n`);
  git("checkout", "--quiet", commit, "--", "package-lock.json");
  run("npm", ["install", "--package-lock-only", "--silent"]);
  git("add", "--", ...files);
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
