// npm run update: merges the latest version of the project that this site was made from. Needs Node and git only.
// npm run update 2.1.0 takes that version, npm run update main a branch.
import { styleText } from "node:util";
import { refuseUnlessSafe } from "./before-update.mjs";
import { agrees, git } from "./git.mjs";
import { packageAt } from "./merge-packages.mjs";
import { mergeVersion } from "./merge-version.mjs";

try {
  refuseUnlessSafe();
  const { name, commit, versions } = fetchVersion(process.argv[2]);
  refuseWithoutHistory(name, commit, versions);
  if (agrees("merge-base", "--is-ancestor", commit, "HEAD")) {
    console.log(`This site has all of ${name}.`);
  } else {
    const start = git("rev-parse", "--short", "HEAD");
    const since = packageAt(git("merge-base", "HEAD", commit)).version;
    const lists = {
      ...mergeVersion(name, [...stepsIn(newIn(commit, since, "Steps")), { commit }]),
      "What you do, by CHANGELOG.md:": newIn(commit, since, "What you do"),
    };
    for (const [heading, lines] of Object.entries(lists)) list(heading, lines);
    console.log(`
This site has ${name}. "git reset --keep ${start}" takes it back. Then:
  npm ci --ignore-scripts
  npm run check:types    # names what no longer fits
  npm run check:ready    # should name nothing that it didn't before
  npm test`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Reads steps such as "- `1a2b…`: `old` to `new`", the newest first: commits that only move files, and folders that
 * they move. Each is merged alone, so that git recognizes the files.
 * @param {readonly string[]} lines @returns {import("./merge-version.mjs").Step[]} */
function stepsIn(lines) {
  return lines.toReversed().flatMap((line) => {
    const [commit] = /[\da-f]{40}/.exec(line) ?? [];
    const moves = [...line.matchAll(/`([\w./-]+)` to `([\w./-]+)`/g)];
    return commit ? [{ commit: `${commit}^` }, { commit, moves }] : [];
  });
}

/** Fetches a version or branch from upstream, or without a name the latest version.
 * @param {string | undefined} asked */
function fetchVersion(asked) {
  const remotes = git("remote").split("\n");
  if (!remotes.includes("upstream")) {
    const add = "git remote add upstream <address of the repository that you copied>";
    const rename = "If origin is the project: git remote rename origin upstream. Otherwise:";
    throw new Error(
      `Say once where this site comes from. ${remotes.includes("origin") ? rename : ""}\n  ${add}`,
    );
  }
  const refs = git("ls-remote", "upstream")
    .split("\n")
    .map((line) => line.replace(/^\w+\t/, ""));
  // Tags have no "v" since 3.0.0, so that 2.0.0, which merges in the working tree, takes v2.1.0 first.
  const versions = refs
    .flatMap((ref) => /^refs\/tags\/(v?\d+\.\d+\.\d+)$/.exec(ref)?.[1] ?? [])
    .sort((a, b) => a.replace("v", "").localeCompare(b.replace("v", ""), "en", { numeric: true }));
  const name = asked ?? versions.at(-1) ?? "HEAD";
  const ref = ["refs/tags/", "refs/tags/v", "refs/heads/", ""]
    .map((kind) => kind + name)
    .find((each) => refs.includes(each));
  if (!ref)
    throw new Error(`upstream has no ${name}. Its versions: ${versions.join(", ") || "none"}.`);
  git("fetch", "--quiet", "--no-tags", "upstream", ref);
  const commit = git("rev-parse", "FETCH_HEAD^{commit}");
  return { name: ref.replace(/^refs\/\w+\//, ""), commit, versions };
}

/** Refuses if git doesn't know which version this site was made from, and says what to do.
 * @param {string} name @param {string} commit @param {readonly string[]} versions */
function refuseWithoutHistory(name, commit, versions) {
  if (agrees("merge-base", "HEAD", commit)) return;
  if (git("rev-parse", "--is-shallow-repository") === "true") {
    throw new Error('This clone has no history. Run "git fetch --unshallow", then this again.');
  }
  const added = git("log", "--format=%H", "--diff-filter=A", "--", "package.json");
  const { version: number } = packageAt(`${added.split("\n").at(-1)}`);
  const version = versions.find((tag) => tag.replace("v", "") === number) ?? number;
  throw new Error(`This site and upstream have no history in common: it was copied as a template, from a zip or with degit.
Say once which version it was. Its first package.json says ${version}; if it was another one, write that:
  git fetch --no-tags upstream tag ${version}
  git merge -s ours --allow-unrelated-histories -m "Made from ${version}" ${version}
That changes no file, and adds the project's commits to your log. Then update to ${name}: npm run update`);
}

/** Lines of one part of a version's CHANGELOG.md, for each version after one, with its number above them.
 * @param {string} commit @param {string} since @param {string} part @returns {string[]} */
function newIn(commit, since, part) {
  const file = git("ls-tree", "--name-only", commit, "CHANGELOG.md");
  const [, ...sections] = file ? git("show", `${commit}:${file}`).split(/^## /m) : [];
  const known = sections.findIndex((section) => /^\S+/.exec(section)?.[0] === since);
  return sections.slice(0, known < 0 ? undefined : known).flatMap((section) => {
    const [title = "", ...parts] = section.split(/\n+### /);
    const [, ...lines] = parts.find((each) => each.startsWith(`${part}\n`))?.split(/\n+/) ?? [];
    return lines.length > 0 ? [title.trim(), ...lines.filter(Boolean)] : [];
  });
}

/** Prints lines without the control characters that a terminal would obey.
 * @param {string} heading @param {readonly string[]} lines */
function list(heading, lines) {
  const text = lines.join("\n  ").replace(/[^\P{Cc}\n]/gu, "");
  if (lines.length > 0) console.log(`\n${styleText("bold", heading)}\n  ${text}`);
}
