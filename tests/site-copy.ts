import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";

/** What a build needs. `public` is there only if an owner has added files. */
const sources = "src scripts public index.html package.json tsconfig.json vite.config.ts".split(
  " ",
);

/** A constant of a file in `src`, and its value in a copy. */
type Change = readonly [file: string, name: string, value: unknown];

/** Copies the site into a folder, changes constants there, and builds the copy. Throws what a failed build says. */
export function buildCopy(folder: string, changes: readonly Change[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const source of sources.filter(existsSync)) {
    cpSync(source, join(folder, source), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  for (const [file, name, value] of changes) {
    const path = join(folder, "src", file);
    const original = readFileSync(path, "utf8");
    const start = new RegExp(`(const ${name}:[^=]+=)[^;]*;`);
    if (!start.test(original)) throw new Error(`There is no ${name} in ${path}`);
    writeFileSync(path, original.replace(start, `$1 ${JSON.stringify(value)};`));
  }
  execFileSync(process.execPath, ["--import", "tsx", "scripts/build/build.ts", "--fast"], {
    cwd: folder,
    stdio: "pipe",
  });
}
