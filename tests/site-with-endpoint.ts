import { execFile, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { test as base, expect } from "./fixtures";
import { openReceiver, type Receiver } from "./receiver";

export { expect };

/**
 * A visit to the site of an owner who named an endpoint: a copy of the sources with that one line
 * changed, built and served once a worker. `receiver` is what answers at the endpoint.
 */
export const test = base.extend<
  { receiver: Receiver },
  { siteWithEndpoint: { address: string; endpoint: string } }
>({
  siteWithEndpoint: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const endpoint = `http://localhost:${await freePort()}/message`;
      const folder = await build(endpoint);
      const { address, stop } = await serve(folder);
      await use({ address, endpoint });
      stop();
      rmSync(folder, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],

  baseURL: ({ siteWithEndpoint }, use) => use(siteWithEndpoint.address),

  receiver: async ({ siteWithEndpoint: { address, endpoint }, watch }, use) => {
    watch.expectMessage(new RegExp(`^request: (?:POST|OPTIONS) ${endpoint}$`));
    const receiver = await openReceiver(endpoint, address);
    await use(receiver);
    await receiver.close();
  },
});

async function build(endpoint: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "site-with-endpoint-"));
  for (const part of [
    "src",
    "scripts",
    "public",
    "index.html",
    "package.json",
    "tsconfig.json",
    "vite.config.ts",
  ]) {
    cpSync(part, join(folder, part), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  const record = join(folder, "src/site/company.ts");
  const named = readFileSync(record, "utf8").replace(
    /(const messageEndpoint:[^=]+=)[^;]*;/,
    `$1 "${endpoint}";`,
  );
  expect(named).toContain(endpoint);
  writeFileSync(record, named);
  await promisify(execFile)(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    cwd: folder,
  });
  return folder;
}

async function serve(folder: string): Promise<{ address: string; stop: () => void }> {
  const server = spawn(process.execPath, ["--import", "tsx", "scripts/serve.ts"], {
    cwd: folder,
    env: { ...process.env, PORT: String(await freePort()) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const text of server.stdout) {
    const address = /http:\/\/localhost:\d+/.exec(String(text))?.[0];
    if (address) return { address, stop: () => server.kill() };
  }
  throw new Error("The server of the site ended before it said where it is.");
}

/** A port that nothing listens on. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
