import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

type Answer = (response: ServerResponse, request: IncomingMessage) => unknown;

export type Receiver = {
  /** What was posted so far, the newest last. */
  readonly received: ReadonlyArray<{ type: string | undefined; body: string }>;
  /** How posts are answered from now on; with 204 if nothing is said. */
  readonly answer: (how: Answer) => void;
  /** From now on nothing listens at the endpoint, until `open` is called. */
  readonly close: () => Promise<void>;
  readonly open: () => Promise<void>;
};

/** What a handler must tell a browser, and no more (docs/deploy.md). */
export const allowances = (site: string) => ({
  "Access-Control-Allow-Origin": site,
  "Access-Control-Allow-Headers": "Content-Type",
});

/** Listens at an endpoint for the messages of a site. */
export async function openReceiver(endpoint: string, site: string): Promise<Receiver> {
  const received: Array<{ type: string | undefined; body: string }> = [];
  let answer: Answer = (response) => response.writeHead(204, allowances(site)).end();
  const server = createServer(async (request, response) => {
    // Each request has a connection of its own: browsers repeat by themselves what fails on an old one.
    response.setHeader("Connection", "close");
    if (request.method === "OPTIONS") {
      response.writeHead(204, allowances(site)).end();
      return;
    }
    if (request.method !== "POST") {
      response.writeHead(204).end();
      return;
    }
    received.push({ type: request.headers["content-type"], body: await text(request) });
    answer(response, request);
  });
  const open = () =>
    new Promise<void>((resolve) => {
      server.listen(Number(new URL(endpoint).port), resolve);
    });
  await open();
  return {
    open,
    received,
    answer(how) {
      answer = how;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
