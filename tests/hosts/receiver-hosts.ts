import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { freePort } from "../../scripts/lib/free-port";
import { settings } from "../receiver";
import { hostname, type Running, startCloudflare, started, startNginx } from "./hosts";
import { type Mail, openMailbox } from "./mailbox";

/** What an owner sets, by the names of environment variables. */
type Variables = Readonly<Record<string, string>>;

/** The published site with its receiver. */
export type Site = Running & {
  readonly mails: () => readonly Mail[];
  /** Ends what takes mails, and starts it again. */
  readonly down: () => unknown;
  readonly up: () => unknown;
};

/** The receiver on Node, alone. */
export async function startNode(
  site: string,
  port: number,
  variables: Variables,
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), "receiver-"));
  const all = { SITE: site, PORT: `${port}`, ...settings, ...variables };
  const command = [process.execPath, "deploy/receiver/node.mjs"];
  return started(command, `http://127.0.0.1:${port}`, folder, all);
}

/** Node behind nginx, which serves the built site of a folder, with a mail server. */
export async function startNodeSite(
  variables: Variables = {},
  { project = ".", tls = false } = {},
) {
  const mailbox = await openMailbox(tls);
  const port = await freePort();
  const nginx = await startNginx(project, port);
  // As visitors type it.
  const address = `https://${hostname}:${new URL(nginx.address).port}`;
  const node = await startNode(address, port, {
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    ...variables,
  });
  return {
    address,
    direct: node.address,
    output: () => node.output() + nginx.output(),
    mailbox,
    mails: () => mailbox.mails,
    down: mailbox.down,
    up: mailbox.up,
    stopNode: node.stop,
    async stop() {
      await Promise.all([nginx.stop(), node.stop(), mailbox.down()]);
    },
  };
}

/** What Resend gets. */
type ApiMail = {
  from: string;
  to: readonly string[];
  reply_to?: string;
  subject: string;
  text: string;
  headers: Mail["headers"];
};

/**
 * Cloudflare's workerd with the built site of a folder, and a mail service on this machine in place of Resend; with
 * other variables, Cloudflare's own.
 */
export async function startCloudflareSite(
  variables?: Variables,
  { project = "." } = {},
): Promise<Site> {
  /** By their keys. */
  const mails = new Map<string, Mail>();
  let isDown = false;
  const service = createServer(async (request, response) => {
    const { from, to, reply_to, subject, text, headers } = (await json(request)) as ApiMail;
    const key = `${request.headers["idempotency-key"]}`;
    const isMeant = Array.isArray(to) && request.headers.authorization === "Bearer re_secret";
    const isRefused = isDown || !isMeant;
    if (!isRefused && !mails.has(key)) {
      const To = to.join(", ");
      const all = { From: from, To, "Reply-To": reply_to, Subject: subject, ...headers };
      mails.set(key, { headers: all, text });
    }
    response.writeHead(isRefused ? 503 : 200).end("{}");
  });
  await once(service.listen(0, "127.0.0.1"), "listening");
  const { port } = service.address() as AddressInfo;
  const running = await startCloudflare(project, "deploy/receiver", (SITE) => ({
    SITE,
    ...settings,
    ...(variables ?? { MAIL_API: `http://127.0.0.1:${port}`, MAIL_API_KEY: "re_secret" }),
  }));
  return {
    ...running,
    mails: () => [...mails.values()],
    down() {
      isDown = true;
    },
    up() {
      isDown = false;
    },
    async stop() {
      await running.stop();
      service.close();
    },
  };
}
