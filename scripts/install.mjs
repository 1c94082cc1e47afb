import { execFileSync } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const stamp = "node_modules/.installed-from";

/** Runs a command and shows its output. Throws if it fails.
 * @param {string} command
 * @param {string[]} [parameters] */
export const run = (command, parameters = []) =>
  execFileSync(command, parameters, { stdio: "inherit", shell: process.platform === "win32" });

/** Changes to the project's folder and installs what the lock file lists, unless it is installed.
 * Install scripts of packages are off, because none is needed. */
export function installDependencies() {
  process.chdir(fileURLToPath(new URL("..", import.meta.url)));
  const wanted = hash("sha256", readFileSync("package-lock.json"));
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
  writeFileSync(stamp, wanted);
}
