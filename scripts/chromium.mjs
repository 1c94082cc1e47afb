import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./install.mjs";

/** Commands that start a Chromium. The headless shell has no window, which makes tests a third faster. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];

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
    // Older releases don't have the headless shell as a package of its own.
    const found = works("apt-cache", "show", "chromium-headless-shell");
    const name = found ? "chromium-headless-shell" : "chromium";
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]);
  } else {
    run("npx", ["playwright", "install", "--only-shell", "chromium"]);
  }
}

/** @param {string} command @param {string[]} parameters */
function works(command, ...parameters) {
  try {
    execFileSync(command, parameters, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
