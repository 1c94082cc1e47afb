import { createServer, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { siteServer } from "../scripts/serve/handle-request";
import { test as base } from "./fixtures";
import { endpoint, readFullSite } from "./full-site";
import { served } from "./served";

type Answer = (response: ServerResponse) => unknown;

export type Receiver = {
  /** Posts so far, in order. */
  readonly received: ReadonlyArray<{ type: string | undefined; body: string }>;
  /** Sets how posts are answered, beside the CORS headers; 204 by default. */
  readonly answer: (how: Answer) => void;
  /** Delays the answers to preflights, ms. */
  readonly delayPermission: (time: number) => void;
  readonly stop: () => void;
};

/** Starts a server at the endpoint that records the messages of a site. */
async function openReceiver(site: string): Promise<Receiver> {
  const received: Array<{ type: string | undefined; body: string }> = [];
  let permissionTime = 0;
  let answer: Answer = (response) => response.writeHead(204).end();
  const server = createServer(async (request, response) => {
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
  });
  const { stop } = await served(server, "localhost", Number(new URL(endpoint).port));
  return {
    received,
    answer(how) {
      answer = how;
    },
    delayPermission(time) {
      permissionTime = time;
    },
    stop,
  };
}

/**
 * `test` for the site that tests/build-full-site.ts has built. `receiver` is a server at the endpoint,
 * `site` the address of the site.
 */
export const test = base.extend<{ receiver: Receiver }, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const { address, stop } = await served(siteServer(readFullSite()));
      await use(address);
      stop();
    },
    { scope: "worker" },
  ],

  baseURL: ({ site }, use) => use(site),

  receiver: async ({ site, watch }, use) => {
    watch.expectMessage(new RegExp(`^request: (?:POST|OPTIONS) ${endpoint}$`));
    // What the browser says of an endpoint that fails.
    watch.expectMessage(/^error: (?:Failed to load resource|Access to fetch)/);
    const receiver = await openReceiver(site);
    await use(receiver);
    receiver.stop();
  },
});
