import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

/** The environment without what a hook or a person has told git. */
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_"))),
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
function commit(cwd: string, files: Readonly<Record<string, string | undefined>>): void {
  for (const [file, text] of Object.entries(files)) {
    const path = join(cwd, file);
    mkdirSync(dirname(path), { recursive: true });
    if (text === undefined) rmSync(path);
    else writeFileSync(path, text);
  }
  git(cwd, "add", "--all");
  git(cwd, "commit", "--quiet", "--message", "Change");
}

const read = (file: string) => readFileSync(join(site(), file), "utf8");

/** Runs npm run update in the site. Returns its exit code and what it says. */
function update(...parameters: string[]) {
  const script = [resolve("scripts/update.mjs"), ...parameters];
  const { status, stdout, stderr } = spawnSync(process.execPath, script, {
    cwd: site(),
    env: { ...env, NO_COLOR: "1" },
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
}

const packageOf = (version: string, name = "company-site") =>
  `${JSON.stringify({ name, version, private: true }, null, 2)}\n`;
const lockOf = (version: string, name = "company-site") =>
  `${JSON.stringify({ name, version, lockfileVersion: 3, requires: true, packages: { "": { name, version } } }, null, 2)}\n`;

/** Sentences of a file, with empty lines between them, so that each is a place of its own. */
const sentences = (...lines: string[]) => lines.join("\n\n\n\n").concat("\n");

const button = sentences("Square", "Blue");

/** What the project is and was; "moved" is a branch. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "update-"));
  mkdirSync(upstream());
  git(upstream(), "init", "--quiet", "--initial-branch", "main");
  commit(upstream(), {
    "package.json": packageOf("1.0.0"),
    "package-lock.json": lockOf("1.0.0"),
    "src/pages/home/content.ts": sentences("We care.", "Call teh desk.", "Bye."),
    "src/pages/team/content.ts": "People.\n",
    "src/site/terms.ts": "Terms\n",
    "src/ui/Button.tsx": button,
  });
  git(upstream(), "tag", "v1.0.0");
  git(upstream(), "tag", "v1.9.0");
  git(folder, "clone", "--quiet", "--origin", "upstream", "upstream", "pristine");
  git(upstream(), "checkout", "--quiet", "-b", "moved");
  commit(upstream(), { "src/ui/Button.tsx": undefined, "src/ui/Key.tsx": button });
  git(upstream(), "checkout", "--quiet", "main");
  commit(upstream(), {
    "package.json": packageOf("1.10.0"),
    "package-lock.json": lockOf("1.10.0"),
    "src/pages/home/content.ts": sentences("We care a lot.", "Call the desk.", "Bye."),
    "src/pages/team/content.ts": "Our people.\n",
    "src/site/terms.ts": undefined,
    "src/pages/team/Faces.tsx": "Faces\n",
    "src/pages/news/content.ts": "News.\n",
    "src/ui/Button.tsx": sentences("Round", "Blue"),
    "CHANGELOG.md":
      "# Changelog\n\n## 1.10.0\n\n### What you do\n- Write news.\n\n### Fixed\n- A word.\n\n## 1.0.0\n\n### What you do\n- Clone.\n",
  });
  git(upstream(), "tag", "v1.10.0");
});

beforeEach(() => cpSync(join(folder, "pristine"), site(), { recursive: true }));

afterEach(() => rmSync(site(), { recursive: true }));

afterAll(() => rmSync(folder, { recursive: true }));

test("takes corrections, keeps the owner's words, and removes again what they removed", () => {
  commit(site(), {
    "package.json": packageOf("1.0.0", "foster-it"),
    "src/pages/home/content.ts": sentences("We answer.", "Call teh desk.", "Bye."),
    "src/pages/team/content.ts": undefined,
    "src/site/terms.ts": "Our terms\n",
    "src/ui/Button.tsx": sentences("Square", "Green"),
  });
  const start = git(site(), "rev-parse", "--short", "HEAD");
  const { status, said } = update();
  expect(said).toContain("This site has v1.10.0");
  expect(status).toBe(0);
  expect(read("src/pages/home/content.ts")).toBe(sentences("We answer.", "Call the desk.", "Bye."));
  expect(read("src/ui/Button.tsx")).toBe(sentences("Round", "Green"));
  expect(JSON.parse(read("package.json"))).toMatchObject({ name: "foster-it", version: "1.10.0" });
  expect(git(site(), "ls-files", "src/pages/team")).toBe("");
  expect(read("src/site/terms.ts")).toBe("Our terms\n");
  expect(git(site(), "status", "--porcelain")).toBe("");

  const listed = said.split("\n\n").map((part) => part.trim());
  expect(listed).toEqual([
    expect.stringMatching(
      /^Removed again.*:\n {2}src\/pages\/team\/content\.ts\n {2}.*\/Faces\.tsx$/,
    ),
    expect.stringMatching(/^New in your paths.*:\n {2}src\/pages\/news\/content\.ts$/),
    expect.stringMatching(
      /^Your lines \(-\) stayed.*:\n {2}src\/pages\/home\/content\.ts:1\n {4}- We answer\.\n {4}\+ We care a lot\.\n {2}src\/site\/terms\.ts\n {4}\(no such file any more\)$/,
    ),
    expect.stringMatching(/^Files of the engine.*:\n {2}src\/ui\/Button\.tsx$/),
    "What you do, by CHANGELOG.md:\n  1.10.0\n  - Write news.",
    expect.stringContaining(`"git reset --hard ${start}" takes it back.`),
  ]);
  expect(update()).toEqual({ status: 0, said: "This site has all of v1.10.0.\n" });
});

test.each([
  ["an uncommitted line", () => writeFileSync(join(site(), "src/ui/Button.tsx"), "Mine\n")],
  ["a new file", () => writeFileSync(join(site(), "new.txt"), "Mine\n")],
])("refuses with %s, and loses nothing", (_, change) => {
  change();
  const open = git(site(), "status", "--porcelain");
  const { status, said } = update();
  expect(said).toContain("so that nothing is lost:\n");
  expect(said).toContain(open);
  expect(status).toBe(1);
  expect(git(site(), "status", "--porcelain")).toBe(open);
  expect(git(site(), "rev-parse", "HEAD")).toBe(git(upstream(), "rev-parse", "v1.0.0"));
});

test("a copy that git doesn't know: names the commands that begin", () => {
  rmSync(join(site(), ".git"), { recursive: true });
  git(site(), "init", "--quiet");
  const { status, said } = update();
  expect(status).toBe(1);
  for (const [command] of said.matchAll(/(?<=^ +)git (?!remote).*/gm))
    execFileSync(command, { cwd: site(), env, shell: true, stdio: "pipe" });
  expect(update().said).toContain("git remote add upstream <");
});

test("says how to name the project that it was made from", () => {
  git(site(), "remote", "remove", "upstream");
  const { status, said } = update();
  expect(said).toContain("git remote add upstream <");
  expect(status).toBe(1);
});

test("names the versions if there is none with that number, and takes a branch", () => {
  expect(update("3.0.0")).toEqual({
    status: 1,
    said: "upstream has no v3.0.0. Its versions: v1.0.0, v1.9.0, v1.10.0.\n",
  });
  expect(update("main").status).toBe(0);
  expect(read("src/ui/Button.tsx")).toBe(sentences("Round", "Blue"));
});

test("a copy without history: the commands that it prints let it update from then on", () => {
  rmSync(join(site(), ".git"), { recursive: true });
  git(site(), "init", "--quiet");
  git(site(), "remote", "add", "upstream", upstream());
  commit(site(), {
    "src/pages/home/content.ts": sentences("We answer.", "Call teh desk.", "Bye."),
  });
  const { status, said } = update();
  expect(status).toBe(1);
  expect(said).toContain("v1.0.0");
  for (const [command] of said.matchAll(/(?<=^ +)git .*/gm))
    execFileSync(command, { cwd: site(), env, shell: true, stdio: "pipe" });
  expect(update().status).toBe(0);
  expect(read("src/pages/home/content.ts")).toBe(sentences("We answer.", "Call the desk.", "Bye."));
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
