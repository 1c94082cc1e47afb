import { spawnSync } from "node:child_process";

/** For every call: names as they are, no hooks, moved files recognized. */
const options = [
  "--literal-pathspecs",
  ...["-c", "core.quotePath=false"],
  ...["-c", "core.hooksPath=/dev/null"],
  ...["-c", "merge.directoryRenames=true"],
  ...["-c", "merge.renameLimit=9999"],
];

/** @param {readonly string[]} parameters */
function run(parameters) {
  const { error, status, stdout, stderr } = spawnSync("git", [...options, ...parameters], {
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  if (error) throw new Error(`Git can't be run; is it installed? ${error.message}`);
  const said = stderr.trim() || stdout.trim() || "was ended";
  return { status, stdout, failure: new Error(`git ${parameters.join(" ")}: ${said}`) };
}

/** What git prints. Throws what it says if it fails.
 * @param {string[]} parameters */
export function git(...parameters) {
  const { status, stdout, failure } = run(parameters);
  if (status === 0) return stdout.trimEnd();
  throw failure;
}

/** Names that git prints with -z.
 * @param {string[]} parameters */
export const namesOf = (...parameters) =>
  git(...parameters)
    .split("\0")
    .filter(Boolean);

/** Every file of a commit.
 * @param {string} commit */
export const filesOf = (commit) => namesOf("ls-tree", "-r", "-z", "--name-only", commit);

/** Whether git says yes. Throws what it says if that is neither yes nor no.
 * @param {string[]} parameters */
export function agrees(...parameters) {
  const { status, failure } = run(parameters);
  if (status === 0 || status === 1) return status === 0;
  throw failure;
}
