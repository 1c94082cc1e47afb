import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { selfSigned } from "../../scripts/bench/https-site";
import { redirectFiles } from "../../scripts/build/redirect-files";
import { company } from "../../src/site/company";
import { freePort } from "../free-port";
import { request } from "../server/raw-request";
import { redirects } from "./redirects";

export type Running = {
  address: string;
  /** Where http is, if the host itself redirects it to https. */
  plainAddress?: string;
  stop: () => Promise<void>;
};

/** The site's own name, for hosts that serve several. */
export const { hostname } = new URL(company.url);

export type Host = {
  name: string;
  start: () => Promise<Running>;
  /** Encodings it sends itself; a CDN in front of it may add more. */
  encodings: readonly ("br" | "gzip")[];
  /** Whether its caching rules also apply to missing files. */
  cachesMissing: boolean;
};

export const hosts: readonly Host[] = [
  { name: "nginx", encodings: ["br", "gzip"], cachesMissing: false, start: startNginx },
  { name: "Cloudflare", encodings: [], cachesMissing: true, start: startCloudflare },
];

/** Copies dist/ to a folder, with files for redirects of its own, and returns those for hosts. */
function copySite(folder: string) {
  const { site, hosts: settings } = redirectFiles(redirects);
  cpSync("dist", join(folder, "dist"), { recursive: true });
  for (const [name, text] of Object.entries(site)) writeFileSync(join(folder, "dist", name), text);
  return settings;
}

/** nginx with deploy/nginx in a folder laid out as docs/deploy.md says, on other ports. */
async function startNginx(): Promise<Running> {
  const brotli = "/usr/share/nginx/modules-available/mod-http-brotli-static.conf";
  if (!existsSync(brotli)) {
    throw new Error("On Debian: apt-get install nginx libnginx-mod-http-brotli-static");
  }
  const folder = mkdtempSync(join(tmpdir(), "site-nginx-"));
  const [port, plainPort] = [await freePort(), await freePort()];
  for (const source of ["deploy/nginx", "build/nginx"]) {
    cpSync(source, join(folder, "nginx"), { recursive: true });
  }
  const { key, cert } = selfSigned();
  const files = { ...copySite(folder), "privkey.pem": key, "fullchain.pem": cert };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const site = readFileSync("deploy/nginx/site.conf", "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${plainPort};`)
    .replace("listen 443 ", `listen 127.0.0.1:${port} `)
    .replaceAll(/listen \[::\].*/g, "")
    .replaceAll("/etc/letsencrypt/live/site", folder)
    .replaceAll("/srv/site", folder)
    .replaceAll("/var/www/html", folder);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    join(folder, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
include ${brotli};
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  brotli_static on;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  ${site}
}
`,
  );
  const command = ["/usr/sbin/nginx", "-e", "stderr", "-c", join(folder, "nginx.conf")];
  const running = await started(command, `https://127.0.0.1:${port}`, folder);
  return { ...running, plainAddress: `http://127.0.0.1:${plainPort}` };
}

/** Cloudflare's workerd, which npx fetches, with deploy/cloudflare. */
async function startCloudflare(): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), "site-cloudflare-"));
  const port = await freePort();
  copySite(folder);
  const settings = readFileSync("deploy/cloudflare/wrangler.jsonc", "utf8");
  writeFileSync(join(folder, "wrangler.jsonc"), settings.replace("../../dist", "dist"));
  const state = ["--persist-to", join(folder, "state"), "--config", join(folder, "wrangler.jsonc")];
  const ports = ["--ip", "127.0.0.1", "--port", `${port}`, "--inspector-port", `${port + 1}`];
  const command = ["npx", "--yes", "wrangler@4.86.0", "dev", ...state, ...ports];
  return started(command, `http://127.0.0.1:${port}`, folder);
}

/** Starts a command and waits until it answers at an address. Its folder is removed when it ends. */
async function started(
  command: readonly string[],
  address: string,
  folder: string,
): Promise<Running> {
  const [program = "", ...parameters] = command;
  const env = { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" };
  // A process group of its own, because npx starts further processes.
  const child = spawn(program, parameters, { env, detached: true });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part: Buffer) => {
      output += part.toString();
    });
  }
  const ended = once(child, "exit");
  const stop = async () => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, "SIGTERM");
    await ended;
    rmSync(folder, { recursive: true });
  };
  const end = Date.now() + 120_000;
  while (Date.now() < end && child.exitCode === null) {
    const response = await request(address, "/").catch(() => null);
    if (response) return { address, stop };
    await new Promise((passed) => setTimeout(passed, 100));
  }
  await stop();
  throw new Error(`${program} doesn't answer:\n${output}`);
}
