// npm run update: merges the latest version of the project that this site was made from. Needs Node and git only.
// npm run update 2.1.0 takes that version, npm run update main a branch.
import { styleText } from "node:util";
import { agrees, git, linesOf } from "./git.mjs";
import { mergeVersion } from "./merge-version.mjs";

try {
  refuseUnlessClean();
  const { name, commit } = fetchVersion(process.argv[2]);
  refuseWithoutHistory(name, commit);
  if (agrees("merge-base", "--is-ancestor", commit, "HEAD")) {
    console.log(`This site has all of ${name}.`);
  } else {
    report(name, mergeVersion(name, commit));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Refuses if something isn't committed, so that it can't be lost. */
function refuseUnlessClean() {
  if (!agrees("rev-parse", "--verify", "HEAD")) {
    throw new Error(
      'Git doesn\'t know this site yet. Copied as a zip or with degit? Run once:\n  git init\n  git add --all\n  git commit --message "Begin"\n  git remote add upstream <address of the repository that you copied>',
    );
  }
  const open = linesOf("status", "--porcelain");
  if (agrees("rev-parse", "--verify", "MERGE_HEAD")) {
    throw new Error(
      'A merge isn\'t finished. "git merge --abort" takes it back, "git commit" ends it.',
    );
  }
  if (open.length === 0) return;
  throw new Error(
    `Commit what you changed, or stash it with "git stash -u", so that nothing is lost:\n${open.join("\n")}`,
  );
}

/** Fetches a version or branch from upstream, or without a name the latest version.
 * @param {string | undefined} asked */
function fetchVersion(asked) {
  if (!linesOf("remote").includes("upstream")) {
    throw new Error(
      linesOf("remote").includes("origin")
        ? "Say once where this site comes from. If origin is the project: git remote rename origin upstream. Otherwise:\n  git remote add upstream <address of the repository that you copied>"
        : "Say once where this site comes from:\n  git remote add upstream <address of the repository that you copied>",
    );
  }
  const refs = linesOf("ls-remote", "upstream").map((line) => line.replace(/^\w+\t/, ""));
  const versions = refs
    .flatMap((ref) => /^refs\/tags\/(v\d+\.\d+\.\d+)$/.exec(ref)?.[1] ?? [])
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  const name = asked?.replace(/^(?=\d)/, "v") ?? versions.at(-1) ?? "HEAD";
  const ref = ["refs/tags/", "refs/heads/", ""]
    .map((kind) => kind + name)
    .find((each) => refs.includes(each));
  if (!ref)
    throw new Error(`upstream has no ${name}. Its versions: ${versions.join(", ") || "none"}.`);
  git("fetch", "--quiet", "--no-tags", "upstream", ref);
  return { name, commit: git("rev-parse", "FETCH_HEAD^{commit}") };
}

/** Refuses if git doesn't know which version this site was made from, and says what to do.
 * @param {string} name @param {string} commit */
function refuseWithoutHistory(name, commit) {
  if (agrees("merge-base", "HEAD", commit)) return;
  if (git("rev-parse", "--is-shallow-repository") === "true") {
    throw new Error('This clone has no history. Run "git fetch --unshallow", then this again.');
  }
  const first = linesOf("log", "--format=%H", "--diff-filter=A", "--", "package.json").at(-1);
  const version = `v${versionAt(`${first}`)}`;
  throw new Error(`This site and upstream have no history in common: it was copied as a template, from a zip or with degit.
Say once which version it was. Its first package.json says ${version}; if it was another one, write that:
  git fetch --no-tags upstream tag ${version}
  git merge -s ours --allow-unrelated-histories -m "Made from ${version}" ${version}
That changes no file, and adds the project's commits to your log. Then update to ${name}: npm run update`);
}

/** Version in the package.json of a commit.
 * @param {string} commit @returns {string} */
function versionAt(commit) {
  return JSON.parse(git("show", `${commit}:package.json`)).version;
}

/** Says what there is to look at and to do.
 * @param {string} name @param {import("./merge-version.mjs").Update} update */
function report(name, { commit, start, base, removed, added, deleted, kept, all, different }) {
  list("Removed again, as you had removed it:", removed);
  list(`New in your paths with ${name}:`, added);
  list(`Gone from your paths with ${name}:`, deleted);
  list(`Your lines (-) stayed where ${name} has others (+), perhaps corrections. ${all}:`, kept);
  list(
    `Files of the engine that differ from ${name}. "git checkout ${commit} -- <file>" takes the version's:`,
    different,
  );
  list("What you do, by CHANGELOG.md:", whatToDo(commit, versionAt(base)));
  console.log(`
This site has ${name}, in one commit. "git reset --hard ${start}" takes it back. Then:
  npm ci
  npm run check:types    # names what no longer fits
  npm run check:ready    # should name nothing that it didn't before
  npm test`);
}

/** What a version's CHANGELOG.md asks an owner to do, for each version since one.
 * @param {string} commit @param {string} since @returns {string[]} */
function whatToDo(commit, since) {
  const file = `${commit}:CHANGELOG.md`;
  const [, ...sections] = agrees("cat-file", "-e", file) ? git("show", file).split(/^## /m) : [];
  const known = sections.findIndex((section) => section.startsWith(since));
  return sections.slice(0, known < 0 ? undefined : known).flatMap((section) => {
    const [title = "", ...parts] = section.split(/\n+### /);
    const [, ...lines] = parts.find((part) => part.startsWith("What you do\n"))?.split(/\n+/) ?? [];
    return lines.length > 0 ? [title.trim(), ...lines.filter(Boolean)] : [];
  });
}

/** @param {string} heading @param {readonly string[]} lines */
function list(heading, lines) {
  if (lines.length > 0) console.log(`\n${styleText("bold", heading)}\n  ${lines.join("\n  ")}`);
}
