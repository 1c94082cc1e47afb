import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { isOwners } from "../../scripts/merge-version.mjs";

/** The environment without what a hook or a person has told git, and with what npm does where nobody has told it. */
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_"))),
  npm_config_audit: "true",
  npm_config_fund: "true",
  GIT_CONFIG_GLOBAL: join(tmpdir(), "no-git-config"),
  GIT_AUTHOR_NAME: "Ada",
  GIT_AUTHOR_EMAIL: "ada@example.com",
  GIT_COMMITTER_NAME: "Ada",
  GIT_COMMITTER_EMAIL: "ada@example.com",
};

let folder: string;
const upstream = () => join(folder, "upstream");
const site = () => join(folder, "site");

const git = (cwd: string, ...parameters: string[]) =>
  execFileSync("git", parameters, { cwd, env, encoding: "utf8", stdio: "pipe" }).trim();

/** Writes files, undefined ones away, and commits. */
function commit(
  cwd: string,
  files: Readonly<Record<string, string | undefined>>,
  ...options: string[]
): void {
  for (const [file, text] of Object.entries(files)) {
    const path = join(cwd, file);
    mkdirSync(dirname(path), { recursive: true });
    if (text === undefined) rmSync(path);
    else writeFileSync(path, text);
  }
  git(cwd, "add", "--all");
  git(cwd, "commit", "--quiet", "--message", "Change", ...options);
}

const read = (file: string) => readFileSync(join(site(), file), "utf8");

/** What an owner may have told git for all projects. */
const ownSettings = `[color]
  ui = always
[diff]
  external = echo
  interHunkContext = 9
  mnemonicPrefix = true
  relative = true
  renames = false
[merge]
  conflictStyle = diff3
  ff = only
  renames = false
[status]
  showUntrackedFiles = no
`;

/** Runs npm run update in the site. Returns its exit code and what it says. */
function update(...parameters: string[]) {
  const script = [resolve("scripts/update.mjs"), ...parameters];
  // In a process group of its own, which a test can end.
  const options = {
    cwd: site(),
    env: { ...env, NO_COLOR: "1", GIT_CONFIG_GLOBAL: join(folder, "gitconfig") },
    detached: true,
  } as const;
  const result = spawnSync(process.execPath, script, { ...options, encoding: "utf8" });
  return { status: result.status, said: result.stdout + result.stderr };
}

/** Upstream's package.json has a script that npm would run, and a package whose versions are in the lock file only. */
const own = (version: string, name: string) => ({
  name,
  version,
  dependencies: { tool: "^1.0.1" },
});
const inFile = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
const packageOf = (
  version: string,
  name = "company-site",
  scripts: object = { prepare: "touch ran" },
) => inFile({ ...own(version, name), private: true, scripts });
const lockOf = (version: string, name = "company-site") => {
  const tool = {
    version,
    resolved: `https://packages.test/tool-${version}.tgz`,
    integrity: "sha512-x",
  };
  const packages = { "": own(version, name), "node_modules/tool": tool };
  return inFile({ name, version, lockfileVersion: 3, requires: true, packages });
};

/** Sentences of a file, with empty lines between them, so that each is a place of its own. */
const sentences = (...lines: string[]) => lines.join("\n\n\n\n").concat("\n");

/** A name that git puts in quotes, where the system allows it. */
const odd = process.platform === "win32" ? "site/pages/odd.ts" : 'site/pages/o"d\td.ts';

const button = sentences("Square", "Blue");
/** More than Node takes of a command by itself. */
const long = "A line of a long file.\n".repeat(50_000);
const news = "We’re open – für alle.\n";

/** What the project is and was; "moved" is a branch. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "update-"));
  mkdirSync(upstream());
  writeFileSync(join(folder, "gitconfig"), ownSettings);
  git(upstream(), "init", "--quiet", "--initial-branch", "main");
  commit(upstream(), {
    "package.json": packageOf("1.0.1"),
    "package-lock.json": lockOf("1.0.1"),
    "site/pages/home/content.ts": sentences("We care.", "Call teh desk.", "Bye."),
    "site/pages/team/content.ts": "People.\n",
    "site/terms.ts": "Terms\n",
    "docs/long.md": "A line\n",
    "deploy/receiver/words.mjs": "Thanks.\n",
    [odd]: "Quoted\n",
    "src/ui/Button.tsx": button,
  });
  git(upstream(), "tag", "v1.0.1");
  git(upstream(), "tag", "v1.9.0");
  git(folder, "clone", "--quiet", "--origin", "upstream", "upstream", "pristine");
  git(upstream(), "checkout", "--quiet", "-b", "moved");
  commit(upstream(), { "src/ui/Button.tsx": undefined, "src/ui/Key.tsx": button });
  git(upstream(), "checkout", "--quiet", "main");
  commit(upstream(), {
    "package.json": packageOf("1.10.0"),
    "package-lock.json": lockOf("1.10.0"),
    "site/pages/home/content.ts": sentences("We care a lot.", "Call the desk.", "Bye."),
    "site/pages/team/content.ts": "Our people.\n",
    "site/terms.ts": undefined,
    "deploy/receiver/words.mjs": "Thank you.\n",
    [odd]: "Later\n",
    "site/pages/team/Faces.tsx": "Faces\n",
    "site/pages/news/content.ts": news,
    "src/ui/Button.tsx": sentences("Round", "Blue"),
    "docs/long.md": long,
    "CHANGELOG.md":
      "# Changelog\n\n## 1.10.0\n\n### What you do\n- Write \u001b[2J news.\n\n### Fixed\n- A word.\n\n## 1.0.10\n\n### What you do\n- Read.\n\n## 1.0.1\n\n### What you do\n- Clone.\n",
  });
  git(upstream(), "tag", "v1.10.0");
});

beforeEach(() => cpSync(join(folder, "pristine"), site(), { recursive: true }));

afterEach(() => rmSync(site(), { recursive: true }));

afterAll(() => rmSync(folder, { recursive: true }));

test("takes corrections, keeps the owner's words, and removes again the files and scripts that they removed", () => {
  commit(site(), {
    "package.json": `\uFEFF${packageOf("0.0.1", "foster-it", {})}`,
    [odd]: "Ours\n",
    "site/pages/home/content.ts": sentences("We answer.", "Call teh desk.", "Bye."),
    "site/pages/team/content.ts": undefined,
    "site/terms.ts": "Our terms\n",
    "deploy/receiver/words.mjs": "Cheers.\n",
    "src/ui/Button.tsx": sentences("Square", "Green"),
  });
  const start = git(site(), "rev-parse", "--short", "HEAD");
  const { status, said } = update();
  expect(said).toContain("This site has v1.10.0");
  expect(status).toBe(0);
  expect(read("site/pages/home/content.ts")).toBe(
    sentences("We answer.", "Call the desk.", "Bye."),
  );
  expect(read("src/ui/Button.tsx")).toBe(sentences("Round", "Green"));
  expect(JSON.parse(read("package.json"))).toMatchObject({ name: "foster-it", version: "0.0.1" });
  expect(read("package.json")).not.toContain("prepare");
  const { packages } = JSON.parse(read("package-lock.json"));
  expect(packages["node_modules/tool"].version).toBe("1.10.0");
  expect(git(site(), "ls-files", "site/pages/team")).toBe("");
  expect(read("site/terms.ts")).toBe("Our terms\n");
  expect(git(site(), "status", "--porcelain")).toBe("");

  const listed = said.slice(said.indexOf("\n\n")).trim().split("\n\n");
  expect(listed).toEqual([
    expect.stringMatching(
      /^Removed again.*:\n {2}site\/pages\/team\/content\.ts\n {2}.*\/Faces\.tsx$/,
    ),
    expect.stringMatching(/^New in your paths.*:\n {2}site\/pages\/news\/content\.ts$/),
    expect.stringMatching(
      /^Your lines \(-\) stayed.*:\n {2}deploy\/receiver\/words\.mjs:1\n {4}- Cheers\.\n {4}\+ Thank you\.\n {2}site\/pages\/home\/content\.ts:1\n {4}- We answer\.\n {4}\+ We care a lot\.\n {2}site\/pages\/o"?dd?\.ts:1\n {4}- Ours\n {4}\+ Later\n {2}site\/terms\.ts\n {4}\(no such file any more\)\n {2}package\.json\n {4}version: "1\.10\.0"$/,
    ),
    expect.stringMatching(/^Files of the engine.*:\n {2}src\/ui\/Button\.tsx$/),
    "What you do, by CHANGELOG.md:\n  1.10.0\n  - Write [2J news.\n  1.0.10\n  - Read.",
    expect.stringContaining(`"git reset --keep ${start}" takes it back.`),
  ]);
  expect(update()).toEqual({ status: 0, said: "This site has all of v1.10.0.\n" });
});

/** Everything of the owner's in the site: where git is, and every file. */
const stateOf = () => [
  git(site(), "rev-parse", "HEAD"),
  git(site(), "status", "--porcelain", "--ignored"),
  ...git(site(), "ls-files", "-z", "--cached", "--others")
    .split("\0")
    .filter((file) => file && existsSync(join(site(), file)))
    .map(read),
];

const write = (file: string, text = "Mine\n") => writeFileSync(join(site(), file), text);

test.each([
  ["a new file", () => write("new.txt"), 'git stash -u", so that nothing is lost'],
  ["no branch", () => git(site(), "checkout", "--quiet", "--detach"), "git switch --create"],
  ["a lock", () => write(".git/index.lock"), "index.lock': File exists"],
  [
    "an ended merge of 2.0.0",
    () => {
      git(site(), "fetch", "--quiet", "upstream", "main");
      git(site(), "merge", "--quiet", "--no-commit", "--no-ff", "FETCH_HEAD");
    },
    "git merge --abort",
  ],
  [
    "an ignored file where the version adds one",
    () => {
      write(".git/info/exclude", "CHANGELOG.md\n");
      write("CHANGELOG.md", "# Changelog");
    },
    "\tCHANGELOG.md\n",
  ],
])("refuses with %s, names it, and changes nothing", (_, change, named) => {
  change();
  const before = stateOf();
  const { status, said } = update();
  expect(said).toContain(named);
  expect(status).toBe(1);
  expect(stateOf()).toEqual(before);
});

test.skipIf(process.platform === "win32").each([
  ["merges: nothing has changed, and the next one does it", "Button.tsx", "site-update-"],
  ["writes files: put aside, they leave everything to the next one", "news/content.ts", '"/site "'],
])("ended while it %s", (_, file, folderName) => {
  const words = sentences("We answer.", "Call teh desk.", "Bye.");
  commit(site(), { "site/pages/home/content.ts": words, "Ours.md": "Ours\n" });
  const before = stateOf();
  // Git itself ends the update as it writes the file in that folder.
  write(".git/info/attributes", "* filter=end\n");
  const end = `case "$PWD %f" in *${folderName}*${file}*) kill -9 0;; esac; cat`;
  git(site(), "config", "filter.end.smudge", end);
  expect(update().status).toBeNull();
  git(site(), "config", "filter.end.smudge", "cat");
  if (folderName === "site-update-") expect(stateOf()).toEqual(before);
  else {
    rmSync(join(site(), ".git/index.lock"));
    expect(update().said).toContain('"git stash -u"');
    git(site(), "stash", "--include-untracked");
  }
  expect(update().status).toBe(0);
  expect(read("site/pages/home/content.ts")).toBe(
    sentences("We answer.", "Call the desk.", "Bye."),
  );
  expect(read("site/pages/news/content.ts") + read("Ours.md")).toBe(`${news}Ours\n`);
  expect(git(site(), "status", "--porcelain")).toBe("");
  expect(git(site(), "worktree", "list").split("\n")).toHaveLength(1);
});

test("runs no hook and no script of anybody", () => {
  for (const hook of [
    "pre-commit",
    "pre-merge-commit",
    "commit-msg",
    "post-merge",
    "post-checkout",
  ])
    writeFileSync(join(site(), ".git/hooks", hook), "#!/bin/sh\ntouch ran; exit 1\n", {
      mode: 0o755,
    });
  commit(site(), { "package.json": packageOf("1.0.1", "foster-it") }, "--no-verify");
  rmSync(join(site(), "ran"), { force: true });
  expect(update().status).toBe(0);
  expect(existsSync(join(site(), "ran"))).toBe(false);
});

test("goes through the steps of versions: the owner's words follow files that are moved and then rewritten", () => {
  commit(site(), {
    "site/pages/home/content.ts": sentences("We answer.", "Call teh desk.", "Bye."),
  });
  git(site(), "mv", "site/pages/team", "site/pages/people");
  commit(site(), { "site/pages/ours/page.tsx": "Ours\n", "public/ours.txt": "Ours\n" });
  const later = join(folder, "later");
  git(folder, "clone", "--quiet", "upstream", "later");
  const move = (from: string, to: string) => {
    git(later, "mv", from, to);
    git(later, "commit", "--quiet", "--message", "Move pages");
    return `### Steps\n- \`${git(later, "rev-parse", "HEAD")}\`: \`${from}\` to \`${to}\``;
  };
  const first = `## 2.0.0\n\n${move("site/pages", "pages")}, \`public\` to \`site/public\`\n\n## 1.10.0\n`;
  commit(later, { "pages/home/content.ts": "export const all = `It's written anew`;\n" });
  const second = `# Changelog\n\n## 2.1.0\n\n${move("pages", "web")}\n\n${first}`;
  commit(later, {
    "web/home/content.ts": "export const all = `Once more`;\n",
    "CHANGELOG.md": second,
  });
  git(later, "tag", "2.1.0");
  git(site(), "remote", "set-url", "upstream", later);
  const { status, said } = update();
  expect(said).toContain("This site has 2.1.0");
  expect(status).toBe(0);
  expect(read("web/home/content.ts")).toContain("We answer.");
  expect(read("web/people/content.ts")).toBe("Our people.\n");
  expect(read("web/people/Faces.tsx")).toBe("Faces\n");
  expect(read("web/ours/page.tsx") + read("site/public/ours.txt")).toBe("Ours\nOurs\n");
  expect(["site/pages", "pages"].filter((name) => existsSync(join(site(), name)))).toEqual([]);
  rmSync(later, { recursive: true });
});

test("a copy that git doesn't know: names the commands that begin, then how to name the project that it was made from", () => {
  rmSync(join(site(), ".git"), { recursive: true });
  git(site(), "init", "--quiet");
  const { status, said } = update();
  expect(status).toBe(1);
  for (const [command] of said.matchAll(/(?<=^ +)git (?!remote).*/gm))
    execFileSync(command, { cwd: site(), env, shell: true, stdio: "pipe" });
  expect(update()).toEqual({
    status: 1,
    said: expect.stringContaining("git remote add upstream <"),
  });
});

test("names the versions if there is none with that number, and takes a branch", () => {
  expect(update("3.0.0")).toEqual({
    status: 1,
    said: "upstream has no 3.0.0. Its versions: v1.0.1, v1.9.0, v1.10.0.\n",
  });
  expect(update("1.9.0")).toMatchObject({ status: 0, said: expect.stringContaining("v1.9.0") });
  expect(update("main").status).toBe(0);
  expect(read("src/ui/Button.tsx")).toBe(sentences("Round", "Blue"));
});

test.each(["v1.0.1", "1.0.1"])(
  "a copy of %s without history: the commands that it prints let it update from then on",
  (tag) => {
    if (tag === "1.0.1") {
      git(upstream(), "tag", tag, "v1.0.1");
      git(upstream(), "tag", "--delete", "v1.0.1");
    }
    rmSync(join(site(), ".git"), { recursive: true });
    git(site(), "init", "--quiet");
    git(site(), "remote", "add", "upstream", upstream());
    commit(site(), {
      "site/pages/home/content.ts": sentences("We answer.", "Call teh desk.", "Bye."),
    });
    const { status, said } = update();
    expect(status).toBe(1);
    expect(said).toContain(`says ${tag};`);
    for (const [command] of said.matchAll(/(?<=^ +)git .*/gm))
      execFileSync(command, { cwd: site(), env, shell: true, stdio: "pipe" });
    expect(update().status).toBe(0);
    expect(read("site/pages/home/content.ts")).toBe(
      sentences("We answer.", "Call the desk.", "Bye."),
    );
  },
);

test("a clone without its history: names the command that gets it", () => {
  commit(site(), { "site/terms.ts": "Our terms\n" });
  git(folder, "clone", "--quiet", "--bare", "site", "origin");
  rmSync(site(), { recursive: true });
  git(folder, "clone", "--quiet", "--depth=1", `file://${join(folder, "origin")}`, "site");
  git(site(), "remote", "add", "upstream", upstream());
  expect(update().said).toContain('Run "git fetch --unshallow", then this again.');
  git(site(), "fetch", "--quiet", "--unshallow");
  expect(update().status).toBe(0);
});

test("keeps the owner's line where the version has a million letters", () => {
  commit(site(), { "docs/long.md": "My line\n" });
  expect(update()).toMatchObject({ status: 0, said: expect.stringContaining("- My line") });
  expect(read("docs/long.md")).toBe("My line\n");
});

test("says whose a file is", () => {
  const owners = ["site/a.ts", ".github/workflows/a.yml", "LICENSE", "THIRD-PARTY.md"];
  const receivers = ["words.mjs", "nginx/receiver-not-sent.html"];
  const own = [...owners, ...receivers.map((file) => `deploy/receiver/${file}`)];
  const engines = ["src/site/a.ts", "README.md", "tests/LICENSE", "deploy/receiver/mail.mjs"];
  expect([...own, ...engines].filter(isOwners)).toEqual(own);
});

test("leaves everything as it was if git can't decide", () => {
  commit(site(), { "src/ui/Button.tsx": undefined, "src/ui/Knob.tsx": button });
  const start = git(site(), "rev-parse", "HEAD");
  const { status, said } = update("moved");
  expect(said).toMatch(/Git can't decide.*\n {2}src\/ui\/Button\.tsx\n/);
  expect(said).toContain("Nothing has changed.");
  expect(status).toBe(1);
  expect(git(site(), "rev-parse", "HEAD")).toBe(start);
  expect(git(site(), "status", "--porcelain")).toBe("");
  expect(() => git(site(), "rev-parse", "--verify", "MERGE_HEAD")).toThrow();
});
