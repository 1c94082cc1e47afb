import { spawnSync } from "node:child_process";

/** For every call: names as they are, no hooks, moved files recognized. */
const options = [
  "--literal-pathspecs",
  ...["-c", "core.quotePath=false"],
  ...["-c", "core.hooksPath=/dev/null"],
  ...["-c", "merge.directoryRenames=true"],
  ...["-c", "merge.renameLimit=9999"],
];

/** @param {readonly string[]} parameters @param {BufferEncoding} encoding */
function run(parameters, encoding = "utf8") {
  const maxBuffer = Number.POSITIVE_INFINITY;
  const result = spawnSync("git", [...options, ...parameters], { encoding, maxBuffer });
  const { error, status, stdout, stderr } = result;
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

/** A commit's file as git writes it to disk, each byte a character; nothing if the commit doesn't have it.
 * @param {string} commit @param {string} file */
export const bytesAt = (commit, file) =>
  run(["cat-file", "--filters", `${commit}:${file}`], "latin1").stdout;

/** Whether git says yes. Throws what it says if that is neither yes nor no.
 * @param {string[]} parameters */
export function agrees(...parameters) {
  const { status, failure } = run(parameters);
  if (status === 0 || status === 1) return status === 0;
  throw failure;
}
