import type { AddressInfo } from "node:net";
import { siteServer } from "../scripts/serve/handle-request";
import { test as base } from "./fixtures";
import { openReceiver, type Receiver } from "./receiver";
import { endpoint, readSiteWithEndpoint } from "./site-with-endpoint";

/**
 * `test` for the site that tests/build-site-with-endpoint.ts has built. `receiver` is a server at the endpoint,
 * `site` the address of the site.
 */
export const test = base.extend<{ receiver: Receiver }, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const server = siteServer(readSiteWithEndpoint()).listen(0);
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: "worker" },
  ],

  baseURL: ({ site }, use) => use(site),

  receiver: async ({ site, watch }, use) => {
    watch.expectMessage(new RegExp(`^request: (?:POST|OPTIONS) ${endpoint}$`));
    // What the browser says of an endpoint that fails.
    watch.expectMessage(/^error: (?:Failed to load resource|Access to fetch)/);
    const receiver = await openReceiver(endpoint, site);
    await use(receiver);
    await receiver.close();
  },
});
