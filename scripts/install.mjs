import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { checkRequirements } from "./requirements.mjs";

/** Runs a command and shows its output. Throws if it fails.
 * @param {string} command
 * @param {string[]} parameters
 * @param {string} [cwd] */
export const run = (command, parameters, cwd = ".") =>
  execFileSync(command, parameters, { cwd, stdio: "inherit", shell: process.platform === "win32" });

/** Changes to the project's folder, checks what it requires, and installs what the lock file lists, unless it is installed.
 * Install scripts of packages are off, because none is needed. The build needs all, whatever NODE_ENV is. */
export function installDependencies() {
  process.chdir(fileURLToPath(new URL("..", import.meta.url)));
  checkRequirements();
  const parameters = ["--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"];
  if (!isInstalled()) run("npm", ["ci", ...parameters]);
}

/** Whether npm has installed every package of the lock file, by the list that it keeps of what it has. */
function isInstalled() {
  const list = "node_modules/.package-lock.json";
  if (!existsSync(list)) return false;
  const [wanted, installed] = ["package-lock.json", list].map(packagesIn);
  return Object.entries(wanted ?? {}).every(([path, { optional, integrity }]) => {
    const found = installed?.[path];
    return path === "" || (found ? found.integrity === integrity : optional === true);
  });
}

/** @param {string} file
 * @returns {Record<string, { integrity?: string, optional?: boolean }>} */
const packagesIn = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
