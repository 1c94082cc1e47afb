/*
 * npm run test:mutations: applies one defect at a time to a copy of the project and prints which check
 * fails. Exits with 1 if none does. Takes about an hour; --only WORDS runs the mutations with these words
 * in their names.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { copyProject, trackedFiles } from "../project-copy";
import { type Mutation, mutations } from "./mutations";

/** Checks from the fastest to the slowest. */
const checks: ReadonlyArray<readonly [name: string, command: string]> = [
  ["types", "npm run --silent check:types"],
  ["build", "npm run --silent build"],
  ["unit tests", "npx vitest run --bail 1"],
  ["build with an endpoint", "npx tsx tests/build-site-with-endpoint.ts"],
  ["browser tests", "npx playwright test --max-failures 1"],
];

const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
// Before an hour of work, not after half of it.
for (const { find } of mutations) fileWith(find);
const copy = copyProject("mutations");

try {
  const survivors = mutations
    .filter(({ name }) => name.includes(values.only))
    .filter((mutation) => {
      const noticedBy = tryOut(mutation);
      console.log(`${mutation.name} | ${noticedBy ?? "NOT NOTICED"}`);
      return noticedBy === undefined;
    });
  if (survivors.length > 0) process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** Applies a mutation, runs the checks and undoes it. Returns the name of the check that failed. */
function tryOut({ find, replace }: Mutation): string | undefined {
  const file = join(copy, fileWith(find));
  const original = readFileSync(file, "utf8");
  writeFileSync(file, original.replace(find, replace));
  try {
    return checks.find(([, command]) => !passes(command))?.[0];
  } finally {
    writeFileSync(file, original);
  }
}

function passes(command: string): boolean {
  return spawnSync(command, { cwd: copy, shell: true, stdio: "ignore" }).status === 0;
}

/** The one file in src or scripts that contains a text. Mutations name no files, because files move. */
function fileWith(text: string): string {
  const files = trackedFiles.filter(
    (file) => /^(?:src|scripts)\//.test(file) && readFileSync(file, "utf8").includes(text),
  );
  if (files.length !== 1) throw new Error(`${files.length} files have "${text}"`);
  return files[0] ?? "";
}
