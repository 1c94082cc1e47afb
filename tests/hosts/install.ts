import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const wrangler = { version: "4.86.0", folder: join(tmpdir(), "quietworks-wrangler-4.86.0") };
const nginx = {
  program: "/usr/sbin/nginx",
  packages: ["nginx", "libnginx-mod-http-brotli-static"],
};

/** Path of nginx. Installs it with the brotli module where it is missing. */
export function installNginx(): string {
  const module = "/usr/share/nginx/modules-available/mod-http-brotli-static.conf";
  if (!existsSync(nginx.program) || !existsSync(module)) {
    attempt(`apt-get install ${nginx.packages.join(" ")}`, () => {
      run("apt-get", ["update", "-qq"]);
      run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...nginx.packages]);
    });
  }
  return nginx.program;
}

/** Path of wrangler. Installs it into a folder of its own, away from the project's packages. */
export function installWrangler(): string {
  const program = join(wrangler.folder, "node_modules/wrangler/bin/wrangler.js");
  if (!existsSync(program)) {
    const name = `wrangler@${wrangler.version}`;
    attempt(`npm install --prefix ${wrangler.folder} ${name}`, () =>
      run("npm", ["install", "--no-audit", "--no-fund", "--prefix", wrangler.folder, name]),
    );
  }
  return program;
}

const run = (command: string, parameters: string[]) =>
  execFileSync(command, parameters, { stdio: ["ignore", "ignore", "inherit"] });

function attempt(command: string, install: () => void): void {
  try {
    console.log(`Missing, so: ${command}`);
    install();
  } catch (cause) {
    throw new Error(`This host cannot be tried here. It needs: ${command} (as root)`, { cause });
  }
}
