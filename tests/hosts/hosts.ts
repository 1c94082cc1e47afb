import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { installNginx, installWrangler } from "./install";

export type Running = { address: string; stop: () => Promise<void> };

export type Host = {
  name: string;
  start: () => Promise<Running>;
  /** Encodings it sends itself; a CDN in front of it may add more. */
  encodings: readonly ("br" | "gzip")[];
  /** Whether it answers Range requests. */
  supportsRanges: boolean;
  /** Paths that it answers with 200 although they are no pages. */
  extraPages?: readonly string[];
  /** Whether its caching rules also apply to missing files. */
  cachesMissing?: true;
};

export const hosts: readonly Host[] = [
  {
    name: "built-in server",
    encodings: ["br", "gzip"],
    supportsRanges: true,
    start: () =>
      started((port) => [
        process.execPath,
        "--import",
        "tsx",
        "scripts/serve/serve.ts",
        `PORT=${port}`,
      ]),
  },
  {
    name: "nginx",
    encodings: ["br", "gzip"],
    supportsRanges: true,
    start: () => startNginx((port, folder) => siteConfiguration(port, folder)),
  },
  {
    name: "Cloudflare (workerd)",
    encodings: [],
    supportsRanges: false,
    // 404.html has an address here. It says noindex.
    extraPages: ["/404"],
    cachesMissing: true,
    start: () => {
      const program = installWrangler();
      const state = mkdtempSync(join(tmpdir(), "site-workerd-"));
      const settings = ["--config", "deploy/cloudflare/wrangler.jsonc", "--persist-to", state];
      const command = [process.execPath, program, "dev", ...settings, "--ip", "127.0.0.1"];
      return started((port) => [
        ...[...command, "--port", String(port), "--inspector-port", String(port + 1)],
        ...["--show-interactive-dev-session=false", "WRANGLER_SEND_METRICS=false", "CI=1"],
      ]);
    },
  },
];

/** nginx with one static file, to compare speed with. */
export const startPlainNginx = (file: string): Promise<Running> =>
  startNginx((port, folder) => {
    writeFileSync(join(folder, "plain.html"), readFileSync(file));
    return `server { listen 127.0.0.1:${port}; root ${folder}; }`;
  });

/** deploy/nginx/site.conf with another port and other folders. */
function siteConfiguration(port: number, folder: string): string {
  const srv = join(folder, "srv");
  mkdirSync(join(srv, "nginx"), { recursive: true });
  for (const file of [
    "deploy/nginx/brotli.conf",
    "build/nginx/maps.conf",
    "build/nginx/headers.conf",
  ]) {
    writeFileSync(join(srv, "nginx", file.replace(/.*\//, "")), readFileSync(file));
  }
  return readFileSync("deploy/nginx/site.conf", "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80;", "")
    .replaceAll("/srv/site/dist", resolve("dist"))
    .replaceAll("/srv/site", srv);
}

function startNginx(site: (port: number, folder: string) => string): Promise<Running> {
  const program = installNginx();
  const folder = mkdtempSync(join(tmpdir(), "site-nginx-"));
  return started((port) => {
    const configuration = join(folder, "nginx.conf");
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    writeFileSync(
      configuration,
      `${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes auto;
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
include /usr/share/nginx/modules-available/mod-http-brotli-static.conf;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  sendfile on;
  tcp_nopush on;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  ${site(port, folder)}
}
`,
    );
    return [program, "-e", "stderr", "-c", configuration];
  });
}

/** Starts a command on a free port and waits until it answers. Words such as NAME=value set its environment. */
async function started(command: (port: number) => readonly string[]): Promise<Running> {
  const port = await freePort();
  const words = command(port);
  const environment = words.filter((word) => /^[A-Z_]+=/.test(word));
  const [program = "", ...parameters] = words.filter((word) => !environment.includes(word));
  const child = spawn(program, parameters, {
    env: { ...process.env, ...Object.fromEntries(environment.map((word) => word.split("="))) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const output of [child.stdout, child.stderr]) {
    output.on("data", (part: Buffer) => {
      said += part.toString();
    });
  }
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) throw new Error(`${program} ended:\n${said}`);
    const answered = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (answered) return { address, stop: () => stop(child) };
    await new Promise((done) => setTimeout(done, 100));
  }
  await stop(child);
  throw new Error(`${program} does not answer:\n${said}`);
}

const stop = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    child.once("exit", () => done());
    child.kill("SIGTERM");
  });

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });

if (!existsSync("dist/_headers")) throw new Error("There is no dist/ yet. Run: npm run build");
