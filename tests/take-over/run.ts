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

/** Scripts of package.json: those of npm test, and check:ready. */
const checks = ["check:ready", "check:types", "check:code"];
const tests = ["test:unit", "test:browser"];

const { values } = parseArgs({ options: { keep: { type: "boolean", default: false } } });
const copy = copyProject("take-over");
const engine = trackedFiles.filter((file) => !isOwners(file));
const contentOf = (file: string) =>
  existsSync(join(copy, file)) ? readFileSync(join(copy, file), "latin1") : "";
const before = engine.map(contentOf);

try {
  for (const { name, apply } of edits) await step(name, () => apply(ownerOf(copy)));
  for (const script of ["format", ...checks, "build"]) await step(script, () => run(script));
  await step("no trace of the sample", () => expectNone(tracesIn(copy)));
  for (const script of tests) await step(script, () => run(script));
  await step("only the owner's files changed", () =>
    expectNone(engine.filter((file, index) => contentOf(file) !== before[index])),
  );
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

/** Runs a script in the copy. If it fails, throws what it has printed. */
function run(script: string): void {
  const { status, stdout, stderr } = spawnSync(`npm run --silent ${script}`, {
    env: { ...process.env, NO_COLOR: "1" },
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
