import { spawnSync } from "node:child_process";

/** @param {string[]} parameters */
const run = (parameters) =>
  spawnSync("git", ["-c", "core.quotePath=false", ...parameters], {
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
  });

/** What git prints. Throws what it says if it fails.
 * @param {string[]} parameters */
export function git(...parameters) {
  const { status, stdout, stderr, error } = run(parameters);
  if (status === 0) return stdout.trimEnd();
  throw error ?? new Error(`git ${parameters.join(" ")}: ${stderr.trim() || stdout.trim()}`);
}

/** Lines that git prints.
 * @param {string[]} parameters */
export const linesOf = (...parameters) =>
  git(...parameters)
    .split("\n")
    .filter(Boolean);

/** Whether git says yes.
 * @param {string[]} parameters */
export const agrees = (...parameters) => run(parameters).status === 0;
