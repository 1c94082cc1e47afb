import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { siteServer } from "../scripts/serve/handle-request";
import { test as base, expect } from "./fixtures";
import { endpoint, readFullSite } from "./full-site";
import { served } from "./served";

type Answer = (response: ServerResponse) => unknown;

/** What records the messages of a site, and how it answers them. */
function receiverFor(site: string) {
  /** What it got so far, in order, without preflights. */
  const received: Array<{ type: string | undefined; body: string }> = [];
  let permissionTime = 0;
  let answer: Answer = (response) => response.writeHead(204).end();
  /** The messages that it got as JSON. */
  const messages = (): Array<Record<string, string>> =>
    received.map(({ type, body }) => {
      expect(type).toBe("application/json");
      return JSON.parse(body);
    });
  return {
    received,
    messages,
    /** Their keys, each once. */
    keys: () => [...new Set(messages().map(({ idempotencyKey }) => idempotencyKey))],
    /** Sets how posts are answered, beside the CORS headers; 204 by default. */
    answer(how: Answer) {
      answer = how;
    },
    /** Answers with a status once `release` is called. */
    hold(status: number) {
      let release = () => {};
      answer = (response) => {
        release = () => response.writeHead(status).end("{}");
      };
      return { release: () => release() };
    },
    /** Delays the answers to preflights, ms. */
    delayPermission(time: number) {
      permissionTime = time;
    },
    async receive(request: IncomingMessage, response: ServerResponse) {
      // One connection per request, because browsers retry requests that fail on a reused one.
      response.setHeader("Connection", "close");
      // What a handler must send (docs/delivery.md).
      response.setHeader("Access-Control-Allow-Origin", site);
      response.setHeader("Access-Control-Allow-Headers", "Content-Type");
      if (request.method === "OPTIONS") {
        setTimeout(() => response.writeHead(204).end(), permissionTime);
        return;
      }
      received.push({ type: request.headers["content-type"], body: await text(request) });
      answer(response);
    },
  };
}

export type Receiver = ReturnType<typeof receiverFor>;

type Servers = {
  /** The address of the site. */
  site: string;
  /** A server that browsers reach at the endpoint, and its address. */
  inbox: { server: Server; address: string };
};

/** `test` for the site that tests/build-full-site.ts has built. `receiver` gets what its form sends. */
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

  receiver: async ({ site, inbox: { server }, watch }, use) => {
    watch.expectMessage(new RegExp(`^request: (?:POST|OPTIONS) ${endpoint}$`));
    // What the browser says of an endpoint that fails.
    watch.expectMessage(/^error: (?:Failed to load resource|Access to fetch)/);
    const receiver = receiverFor(site);
    server.on("request", receiver.receive);
    await use(receiver);
    server.off("request", receiver.receive);
    server.closeAllConnections();
  },
});
