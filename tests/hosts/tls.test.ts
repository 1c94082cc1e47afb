import { once } from "node:events";
import { connect } from "node:tls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { request } from "../server/raw-request";
import { hostname, hosts, type Running } from "./hosts";

/** The site's other name: without www if it has it, with www if not. */
const other = hostname.startsWith("www.") ? hostname.slice(4) : `www.${hostname}`;

let running: Running;
const plain = (path: string, host: string) =>
  request(running.plainAddress ?? "", path, { headers: { Host: host } });

beforeAll(async () => {
  const nginx = hosts.find(({ name }) => name === "nginx");
  if (nginx) running = await nginx.start();
});
afterAll(() => running?.stop());

test("http and the other name lead to the site's address in one step, HSTS only over TLS", async () => {
  for (const host of [hostname, other]) {
    const { status, headers } = await plain("/contact?a=b", host);
    expect([status, headers.location]).toEqual([301, `https://${hostname}/contact?a=b`]);
    expect(headers["strict-transport-security"]).toBeUndefined();
  }
  const { status, headers } = await request(running.address, "/old-page?a=b", {
    headers: { Host: other },
  });
  expect([status, headers.location]).toEqual([301, `https://${hostname}/old-page?a=b`]);
  expect(headers["strict-transport-security"]).toMatch(/^max-age=\d+/);
});

test("nginx warns of nothing but the old form of http2", () => {
  const warnings = running.output().match(/.*\[warn\].*/g) ?? [];
  expect(warnings.filter((line) => !line.includes("http2"))).toEqual([]);
});

test("a certificate can be renewed over http", async () => {
  const { status } = await plain("/.well-known/acme-challenge/none", hostname);
  expect(status).toBe(404);
});

test("browsers get HTTP/2", async () => {
  const { port } = new URL(running.address);
  const socket = connect({
    host: "127.0.0.1",
    port: Number(port),
    rejectUnauthorized: false,
    ALPNProtocols: ["h2", "http/1.1"],
  });
  await once(socket, "secureConnect");
  expect(socket.alpnProtocol).toBe("h2");
  socket.destroy();
});
