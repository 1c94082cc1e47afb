import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request as send } from "node:http";
import { buffer } from "node:stream/consumers";

export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends a request with the path exactly as given. `fetch` would normalize it. */
export async function request(
  address: string,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(address);
  const sent = send({ hostname, port, path, agent: false, ...options }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const { statusCode: status = 0, headers } = response;
  return { status, headers, body: await buffer(response) };
}
