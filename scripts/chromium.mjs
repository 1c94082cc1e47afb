import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./install.mjs";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Path of an installed Chromium: the CHROMIUM environment variable, else the first one on the PATH.
 * @returns {string | undefined} */
export function findChromium() {
  if (process.env["CHROMIUM"]) return process.env["CHROMIUM"];
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** Installs Debian's Chromium (as root), else Playwright's. Throws if that fails. */
export function installChromium() {
  const root = process.getuid?.() === 0;
  if (root && works("apt-get", "--version")) {
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
  } else {
    run("npx", ["playwright", "install", "chromium"]);
  }
}

/** @param {string} command @param {string} parameter */
function works(command, parameter) {
  try {
    execFileSync(command, [parameter], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
