import { execFileSync } from "node:child_process";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The engine's file that the later version corrects. */
const corrected = "src/sections/Section.tsx";

/** What differs from the project in a copy. */
export const changed: readonly string[] = [corrected, "CHANGELOG.md"];

const correction = "// A correction.\n";
const removed = "site/specification/facts.ts";
const author = ["-c", "user.name=Owner", "-c", "user.email=owner@company.test"];

const git = (cwd: string, ...parameters: string[]): string =>
  execFileSync("git", [...author, ...parameters], { cwd, encoding: "utf8", stdio: "pipe" });

function commit(cwd: string, message: string): void {
  git(cwd, "add", "--all");
  git(cwd, "commit", "--quiet", "--message", message);
}

/** Makes a copy of the project a clone of one that has a later version: another correction, sentence and fact. */
export function beginHistory(copy: string): void {
  git(copy, "init", "--quiet");
  // This history has none of the commits that updates go through.
  const changelog = join(copy, "CHANGELOG.md");
  writeFileSync(changelog, readFileSync(changelog, "utf8").replace(/^- `[0-9a-f]{40}`.*\n/gm, ""));
  commit(copy, "The project");
  const upstream = join(copy, ".git/upstream");
  git(copy, "clone", "--quiet", copy, upstream);
  git(copy, "remote", "add", "upstream", upstream);
  appendFileSync(join(upstream, corrected), correction);
  appendFileSync(join(upstream, removed), correction);
  const edits = {
    "site/company.ts": ['founded: "2010"', 'founded: "2012"'],
    "site/words/notices.ts": ["needs an internet connection", "needs a connection"],
  } as const;
  for (const [file, [old, later]] of Object.entries(edits)) {
    const path = join(upstream, file);
    writeFileSync(path, readFileSync(path, "utf8").replace(old, later));
  }
  commit(upstream, "A later version");
  git(upstream, "tag", "v99.0.0");
}

/** Updates the company's site. Throws if it loses its words or files, or doesn't get the corrections. */
export function update(copy: string): void {
  commit(copy, "Our company");
  const before = git(copy, "ls-files");
  const said = execFileSync("node", ["scripts/update.mjs"], { cwd: copy, encoding: "utf8" });
  const text = (file: string) => readFileSync(join(copy, file), "utf8");
  const wrong = [
    !said.includes("site/company.ts:") && "It doesn't say which fact the company keeps.",
    said.includes("Files of the engine") && "Engine and version differ.",
    git(copy, "ls-files") !== before && "Files came or went.",
    !text(corrected).endsWith(correction) && "The correction is missing.",
    /2012/.test(text("site/company.ts")) && "The founding year isn't the company's.",
    /needs an internet/.test(text("site/words/notices.ts")) && "A sentence isn't the later one.",
  ].filter(Boolean);
  if (wrong.length > 0) throw new Error(`${wrong.join("\n")}\n${said}`);
}
