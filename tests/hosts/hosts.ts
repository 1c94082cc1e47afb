import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { selfSigned } from "../../scripts/bench/https-site";
import { filesBelow } from "../../scripts/lib/files-below";
import { freePort } from "../../scripts/lib/free-port";
import { ignoredAssets } from "../../scripts/lib/host-files";
import { redirectFiles } from "../../scripts/lib/redirect-files";
import { company } from "../../site/company";
import { request } from "../server/raw-request";
import { redirects } from "./redirects";

export type Running = {
  address: string;
  /** Where http is, if the host itself redirects it to https. */
  plainAddress?: string;
  /** What it has written so far. */
  output: () => string;
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
  { name: "nginx", encodings: ["br", "gzip"], cachesMissing: false, start: () => startNginx() },
  { name: "Cloudflare", encodings: [], cachesMissing: true, start: () => startCloudflare() },
];

/** Files of site/public/files, and one of them beside its original, which is no download. */
export const archives = [
  ...["agent.tar.gz", "firmware.br", "a [1] copy.tar.zst", "list.csv"],
  "list.csv.gz",
].map((name) => `files/${name}`);

/** Copies a built site to a folder, with archives and files for redirects of its own, and returns those for nginx. */
function copySite(project: string, folder: string) {
  const { rules, nginx } = redirectFiles(redirects);
  cpSync(join(project, "dist"), join(folder, "dist"), { recursive: true });
  const ignored = ignoredAssets(new Set([...filesBelow(join(folder, "dist")), ...archives]));
  mkdirSync(join(folder, "dist/files"), { recursive: true });
  for (const [name, text] of [
    ...Object.entries({ _redirects: rules, ".assetsignore": ignored }),
    ...archives.map((file) => [file, file] as const),
  ]) {
    writeFileSync(join(folder, "dist", name), text);
  }
  return nginx;
}

/**
 * nginx with deploy/nginx in a folder laid out as docs/deploy.md says, on other ports. With the port of a receiver,
 * it also has deploy/receiver/nginx.
 */
export async function startNginx(project = ".", receiver?: number): Promise<Running> {
  const brotli = "/usr/share/nginx/modules-available/mod-http-brotli-static.conf";
  if (!existsSync(brotli)) {
    throw new Error("On Debian: apt-get install nginx libnginx-mod-http-brotli-static");
  }
  const folder = mkdtempSync(join(tmpdir(), "site-nginx-"));
  const [port, plainPort] = [await freePort(), await freePort()];
  const sources = ["deploy/nginx", join(project, "build/nginx")];
  if (receiver) sources.push("deploy/receiver/nginx");
  for (const source of sources) cpSync(source, join(folder, "nginx"), { recursive: true });
  const { key, cert } = selfSigned();
  for (const [name, content] of Object.entries({ "privkey.pem": key, "fullchain.pem": cert })) {
    writeFileSync(join(folder, name), content);
  }
  for (const [name, content] of Object.entries(copySite(project, folder))) {
    writeFileSync(join(folder, "nginx", name), content);
  }
  if (receiver) {
    const location = join(folder, "nginx/receiver-location.conf");
    const settings = readFileSync(location, "utf8")
      .replace("127.0.0.1:8025", `127.0.0.1:${receiver}`)
      .replace("/srv/site", folder);
    writeFileSync(location, settings);
  }
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
  # Senders that this machine's addresses can't be.
  set_real_ip_from 127.0.0.0/8;
  real_ip_header CF-Connecting-IP;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  ${site}
}
`,
  );
  const command = ["/usr/sbin/nginx", "-e", "stderr", "-c", join(folder, "nginx.conf")];
  const running = await started(command, `https://127.0.0.1:${port}`, folder);
  return { ...running, plainAddress: `http://127.0.0.1:${plainPort}` };
}

/**
 * Cloudflare's workerd, which npx fetches, with the settings and files of a folder. `variables` are those of a Worker,
 * given its address.
 */
export async function startCloudflare(
  project = ".",
  source = "deploy/cloudflare",
  variables?: (address: string) => Readonly<Record<string, string>>,
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), "site-cloudflare-"));
  const [port, inspector] = [await freePort(), await freePort()];
  const address = `http://127.0.0.1:${port}`;
  copySite(project, folder);
  cpSync(source, folder, { recursive: true });
  const config = join(folder, "wrangler.jsonc");
  writeFileSync(config, readFileSync(config, "utf8").replace("../../dist", "dist"));
  if (variables) {
    const lines = Object.entries(variables(address)).map(([name, value]) => `${name}="${value}"\n`);
    writeFileSync(join(folder, ".dev.vars"), lines.join(""));
  }
  const state = ["--persist-to", join(folder, "state"), "--config", config];
  const ports = ["--ip", "127.0.0.1", "--port", `${port}`, "--inspector-port", `${inspector}`];
  const command = ["npx", "--yes", "wrangler@4.86.0", "dev", ...state, ...ports];
  return started(command, address, folder);
}

/** Starts a command and waits until it answers at an address. Its folder is removed when it ends. */
export async function started(
  command: readonly string[],
  address: string,
  folder: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const [program = "", ...parameters] = command;
  const env = { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false", ...variables };
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
    rmSync(folder, { recursive: true, force: true });
  };
  const end = Date.now() + 120_000;
  while (Date.now() < end && child.exitCode === null) {
    const response = await request(address, "/").catch(() => null);
    if (response) return { address, output: () => output, stop };
    await new Promise((passed) => setTimeout(passed, 100));
  }
  await stop();
  throw new Error(`${program} doesn't answer, exit code ${child.exitCode}:\n${output}`);
}
