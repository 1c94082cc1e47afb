import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request as sendPlain } from "node:http";
import { request as sendEncrypted } from "node:https";
import { buffer } from "node:stream/consumers";

export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * Sends a request with the path exactly as given. `fetch` would normalize it. Accepts any certificate. `localAddress` is
 * which of this machine's addresses it comes from.
 */
export async function request(
  address: string,
  path: string,
  {
    body,
    ...options
  }: {
    method?: string;
    headers?: Record<string, string>;
    body?: string;
    localAddress?: string;
  } = {},
): Promise<RawResponse> {
  const { protocol, hostname, port } = new URL(address);
  const send = protocol === "https:" ? sendEncrypted : sendPlain;
  const to = { hostname, port, path, agent: false as const, rejectUnauthorized: false };
  const sent = send({ ...to, ...options });
  // An answer may come before the whole body is sent, and then end the connection.
  sent.on("error", () => undefined);
  sent.end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const { statusCode: status = 0, headers } = response;
  return { status, headers, body: await buffer(response) };
}
