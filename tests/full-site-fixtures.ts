import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { siteServer } from "../scripts/serve/handle-request";
import { test as base, expect } from "./fixtures";
import { endpoint, readFullSite } from "./full-site";
import { served } from "./served";

type Answer = (response: ServerResponse) => unknown;

export type Receiver = {
  /** Where it really is. */
  readonly address: string;
  /** Posts so far, in order. */
  readonly received: ReadonlyArray<{ type: string | undefined; body: string }>;
  /** Sets how posts are answered, beside the CORS headers; 204 by default. */
  readonly answer: (how: Answer) => void;
  /** Answers with a status once `release` is called. */
  readonly hold: (status: number) => { release: () => void };
  /** Delays the answers to preflights, ms. */
  readonly delayPermission: (time: number) => void;
  /** The messages that it got as JSON. */
  readonly messages: () => Array<Record<string, string>>;
  /** Their keys, each once. */
  readonly keys: () => unknown[];
};

type Servers = {
  /** The address of the site. */
  site: string;
  /** A server that browsers reach at the endpoint, and its address. */
  inbox: { server: Server; address: string };
};

/** `test` for the site that tests/build-full-site.ts has built. `receiver` records what its form sends. */
export const test = base.extend<{ receiver: Receiver }, Servers>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const { address, stop } = await served(siteServer(readFullSite()));
      await use(address);
      stop();
    },
    { scope: "worker" },
  ],

  inbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const server = createServer();
      const { address, stop } = await served(server);
      await use({ server, address });
      stop();
    },
    { scope: "worker" },
  ],

  baseURL: ({ site }, use) => use(site),

  // Each worker has a port of its own, so tests run side by side.
  launchOptions: [
    ({ launchOptions, inbox }, use) => {
      const [asked, own] = [endpoint, inbox.address].map((address) => new URL(address).host);
      const rules = `MAP ${asked} ${own}, MAP localhost localhost, MAP * ~NOTFOUND`;
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rules}`];
      return use({ ...launchOptions, args });
    },
    { scope: "worker" },
  ],

  receiver: async ({ site, inbox: { server, address }, watch }, use) => {
    watch.expectMessage(new RegExp(`^request: (?:POST|OPTIONS) ${endpoint}$`));
    // What the browser says of an endpoint that fails.
    watch.expectMessage(/^error: (?:Failed to load resource|Access to fetch)/);
    const received: Array<{ type: string | undefined; body: string }> = [];
    let permissionTime = 0;
    let answer: Answer = (response) => response.writeHead(204).end();
    const messages = () =>
      received.map(({ type, body }) => {
        expect(type).toBe("application/json");
        return JSON.parse(body);
      });
    const receive = async (request: IncomingMessage, response: ServerResponse) => {
      // One connection per request, because browsers retry requests that fail on a reused one.
      response.setHeader("Connection", "close");
      // What a handler must send (docs/delivery.md).
      response.setHeader("Access-Control-Allow-Origin", site);
      response.setHeader("Access-Control-Allow-Headers", "Content-Type");
      if (request.method !== "POST") {
        setTimeout(() => response.writeHead(204).end(), permissionTime);
        return;
      }
      received.push({ type: request.headers["content-type"], body: await text(request) });
      answer(response);
    };
    server.on("request", receive);
    await use({
      address,
      received,
      answer(how) {
        answer = how;
      },
      hold(status) {
        let release = () => {};
        answer = (response) => {
          release = () => response.writeHead(status).end("{}");
        };
        return { release: () => release() };
      },
      delayPermission(time) {
        permissionTime = time;
      },
      messages,
      keys: () => [...new Set(messages().map(({ idempotencyKey }) => idempotencyKey))],
    });
    server.off("request", receive);
    server.closeAllConnections();
  },
});
