import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** The files that git tracks. */
export const trackedFiles: readonly string[] = execFileSync("git", ["ls-files"], {
  encoding: "utf8",
})
  .trim()
  .split("\n");

/** Copies the tracked files into a new temporary folder that shares this project's packages. */
export function copyProject(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), `${name}-`));
  for (const file of trackedFiles) cpSync(file, join(copy, file), { recursive: true });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"), "junction");
  return copy;
}
