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
import { dirname, join, resolve } from "node:path";
import type { Files } from "../scripts/build/site-writer";

/** What a build and npm run dev need. */
const sources =
  "site src scripts gallery index.html package.json tsconfig.json vite.config.ts".split(" ");

/** A constant of a file, and its value in a copy. */
type Change = readonly [file: string, name: string, value: unknown];

/** Copies the site into a folder, changes constants there, and adds files. */
function copySite(folder: string, changes: readonly Change[], files: Files): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const source of sources.filter(existsSync)) {
    cpSync(source, join(folder, source), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  for (const [file, name, value] of changes) {
    const path = join(folder, file);
    const original = readFileSync(path, "utf8");
    const start = new RegExp(`(const ${name}:[^=]+=)[^;]*;`);
    if (!start.test(original)) throw new Error(`There is no ${name} in ${path}`);
    writeFileSync(path, original.replace(start, `$1 ${JSON.stringify(value)};`));
  }
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

/**
 * Copies the site, with changes, and builds the copy in an environment that must not matter. Throws what a failed
 * build says.
 */
export function buildCopy(folder: string, changes: readonly Change[], files: Files = {}): void {
  copySite(folder, changes, files);
  execFileSync(
    process.execPath,
    [
      "--import",
      "tsx",
      "--import",
      "./scripts/build/stop-at-errors.ts",
      "scripts/build/build.ts",
      "--fast",
    ],
    {
      cwd: folder,
      stdio: "pipe",
      env: { ...process.env, NODE_ENV: "development", VITE_USER_NODE_ENV: "development" },
    },
  );
}
