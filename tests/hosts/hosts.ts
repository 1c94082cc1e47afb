import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../free-port";

export type Running = {
  address: string;
  /** What it has written so far. */
  output: () => string;
  stop: () => Promise<void>;
};

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

/**
 * nginx with deploy/nginx in a folder laid out as docs/deploy.md says, on another port. With the port of a receiver,
 * it also has deploy/receiver/nginx.
 */
export async function startNginx(project = ".", receiver?: number): Promise<Running> {
  const brotli = "/usr/share/nginx/modules-available/mod-http-brotli-static.conf";
  if (!existsSync(brotli)) {
    throw new Error("On Debian: apt-get install nginx libnginx-mod-http-brotli-static");
  }
  const folder = mkdtempSync(join(tmpdir(), "site-nginx-"));
  const port = await freePort();
  symlinkSync(resolve(project, "dist"), join(folder, "dist"));
  for (const source of [
    "deploy/nginx",
    join(project, "build/nginx"),
    ...(receiver ? ["deploy/receiver/nginx"] : []),
  ]) {
    cpSync(source, join(folder, "nginx"), { recursive: true });
  }
  const location = join(folder, "nginx/receiver-location.conf");
  if (receiver) {
    const settings = readFileSync(location, "utf8").replace(
      "127.0.0.1:8025",
      `127.0.0.1:${receiver}`,
    );
    writeFileSync(location, settings.replace("/srv/site", folder));
  }
  const site = readFileSync("deploy/nginx/site.conf", "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80;", "")
    .replaceAll("/srv/site", folder);
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
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  ${site}
}
`,
  );
  const command = ["/usr/sbin/nginx", "-e", "stderr", "-c", join(folder, "nginx.conf")];
  return started(command, port, folder);
}

/** Cloudflare's workerd, which npx fetches, with deploy/cloudflare or other settings. */
export async function startCloudflare(
  config = "deploy/cloudflare/wrangler.jsonc",
  port?: number,
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), "site-cloudflare-"));
  port ??= await freePort();
  const command = ["npx", "--yes", "wrangler@4.86.0", "dev", "--persist-to", folder];
  const settings = ["--config", config];
  const ports = ["--ip", "127.0.0.1", "--port", `${port}`, "--inspector-port", `${port + 1}`];
  return started([...command, ...settings, ...ports], port, folder);
}

/** Starts a command and waits until it answers on a port. Its folder is removed when it ends. */
export async function started(
  command: readonly string[],
  port: number,
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
  const address = `http://127.0.0.1:${port}`;
  const end = Date.now() + 120_000;
  while (Date.now() < end && child.exitCode === null) {
    const response = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (response) return { address, output: () => output, stop };
    await new Promise((passed) => setTimeout(passed, 100));
  }
  await stop();
  throw new Error(`${program} doesn't answer:\n${output}`);
}
