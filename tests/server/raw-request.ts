import { type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";

export type Answered = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Asks for a path exactly as it is written: no client tidies it first. */
export const ask = (
  address: string,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });

/** Writes bytes to a connection and returns what comes back before it is closed. */
export const write = (address: string, bytes: string): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    let received = "";
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on("data", (part) => {
      received += part.toString("latin1");
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(received));
    socket.end(bytes, "latin1");
  });
