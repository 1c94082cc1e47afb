/*
 * npm run test:take-over: makes copies of the site other companies', editing only what an owner edits
 * (docs/make-it-yours.md), and runs every check on them. Exits with 1 if something fails.
 * --keep keeps the copies, --skip-tests leaves out npm test's slow half; a company's folder leaves out the other one.
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { filesBelow } from "../../scripts/lib/files-below";
import { changedEngineFiles, copyProject, trackedFiles } from "./copy";
import { type Firm, takeOver } from "./firm";
import { hamburgTidenhub } from "./firms/hamburg-tidenhub";
import { harborAndPine } from "./firms/harbor-and-pine";
import { missingIn, tracesIn } from "./traces";

/** Scripts of package.json: those of npm test, and check:ready. test:browser builds a site that test:unit reads too. */
const checks = ["check:ready", "check:types", "check:code"];
const tests = ["test:browser", "test:unit"];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: "boolean" }, "skip-tests": { type: "boolean" } },
});

for (const firm of [harborAndPine, hamburgTidenhub]) {
  const name = basename(firm.folder);
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n${name}`);
  const copy = copyProject("take-over");
  try {
    await checkFirm(copy, firm);
  } finally {
    if (values.keep) console.log(`The copy is in ${copy}`);
    else rmSync(copy, { recursive: true, force: true });
  }
}

/** Makes a copy a company's and checks it. */
async function checkFirm(copy: string, firm: Firm): Promise<void> {
  const files = [...trackedFiles, ...filesBelow(firm.folder)];
  await step("take over", () => takeOver(copy, firm));
  await step("format", () => run(copy, "format"));
  for (const script of [...checks, "build"]) await step(script, () => run(copy, script));
  await step("no trace of the sample", () => expectNone(tracesIn(copy, firm)));
  await step("nothing missing", () => expectNone(missingIn(copy, firm)));
  if (!values["skip-tests"]) {
    for (const script of tests) await step(script, () => run(copy, script));
  }
  await step("only the owner's files changed", () => expectNone(changedEngineFiles(copy, files)));
}

/** Does one step and prints its time. After a failure, the other steps still run. */
async function step(name: string, act: () => unknown): Promise<void> {
  const start = Date.now();
  let outcome = "ok";
  try {
    await act();
  } catch (error) {
    outcome = `FAILED\n${error instanceof Error ? error.message : error}\n`;
    process.exitCode = 1;
  }
  console.log(`${((Date.now() - start) / 1000).toFixed(1).padStart(6)} s  ${name}: ${outcome}`);
}

/** Runs a script in the copy. If it fails, throws what it has printed. */
function run(cwd: string, script: string): void {
  const env = { ...process.env, NO_COLOR: "1" };
  const options = { cwd, env, shell: true, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(`npm run --silent ${script}`, options);
  const passed = /^ *✓.*\n/gm;
  if (status !== 0) throw new Error(`${stdout}${stderr}`.replaceAll(passed, "").trimEnd());
}

function expectNone(found: readonly string[]): void {
  if (found.length > 0) throw new Error(found.join("\n"));
}
