import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Installs Debian packages. Throws if that fails. */
export function installFromDebian(...packages: readonly string[]): void {
  attempt(`apt-get install ${packages.join(" ")} (as root)`, () => {
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);
  });
}

/**
 * Path of a file in an npm package. Installs the package into a temporary folder, so that `npm ci` stays
 * small. Throws if that fails.
 */
export function installFromNpm(name: string, version: string, file: string): string {
  const folder = join(tmpdir(), `site-${name}-${version}`);
  const path = join(folder, "node_modules", name, file);
  if (!existsSync(path)) {
    attempt(`npm install --prefix ${folder} ${name}@${version}`, () =>
      run("npm", ["install", "--no-audit", "--no-fund", "--prefix", folder, `${name}@${version}`]),
    );
  }
  return path;
}

const run = (command: string, parameters: string[]) =>
  execFileSync(command, parameters, { stdio: ["ignore", "ignore", "inherit"] });

function attempt(command: string, install: () => void): void {
  try {
    console.log(`Missing, so: ${command}`);
    install();
  } catch (cause) {
    throw new Error(`These tests cannot run here. They need: ${command}`, { cause });
  }
}
