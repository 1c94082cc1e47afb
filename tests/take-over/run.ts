/*
 * npm run test:take-over: makes a copy of the site another company's, editing only what an owner edits
 * (docs/make-it-yours.md), and runs every check on it. Exits with 1 if one fails. --keep keeps the copy.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { copyProject, trackedFiles } from "../project-copy";
import { edits } from "./edits";
import { isOwners, ownerOf } from "./owner";
import { tracesIn } from "./traces";

const { values } = parseArgs({ options: { keep: { type: "boolean", default: false } } });
const copy = copyProject("take-over");

try {
  for (const { name, apply } of edits) await step(name, () => apply(ownerOf(copy)));
  await step("format", () => run("npm run --silent format"));
  await step("types", () => run("npm run --silent check:types"));
  await step("lint", () => run("npm run --silent check:code"));
  await step("spelling", () => run("npm run --silent check:spelling"));
  await step("check:ready", () => run("npm run --silent check:ready"));
  await step("build", () => run("npm run --silent build"));
  await step("no trace of the sample", async () => expectNone(await tracesIn(copy)));
  await step("tests of functions and files", () => run("npm run --silent test:unit"));
  await step("build with an endpoint", () => run("npm run --silent build:endpoint"));
  await step("tests in the browser", () => run("npm run --silent test:browser"));
  await step("only the owner's files changed", () => expectNone(trackedFiles.filter(hasChanged)));
} finally {
  if (values.keep) console.log(`The copy is in ${copy}`);
  else rmSync(copy, { recursive: true, force: true });
}

/** Does one step and prints its time. After a failure, the other steps still run. */
async function step(name: string, act: () => void | Promise<void>): Promise<void> {
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

/** Runs a command in the copy. Throws what it has printed if it fails. */
function run(command: string): void {
  const env = { ...process.env, NO_COLOR: "1" };
  const { status, stdout, stderr } = spawnSync(command, {
    env,
    cwd: copy,
    shell: true,
    encoding: "utf8",
  });
  if (status !== 0) {
    const passed = /^ *✓.*\n/gm;
    throw new Error(`${stdout}${stderr}`.replaceAll(passed, "").trimEnd());
  }
}

function expectNone(found: readonly string[]): void {
  if (found.length > 0) throw new Error(found.join("\n"));
}

/** Whether a file that isn't the owner's differs from the original. */
function hasChanged(file: string): boolean {
  const path = join(copy, file);
  return !isOwners(file) && !(existsSync(path) && readFileSync(path).equals(readFileSync(file)));
}
