import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { freePort } from "../../scripts/free-port";
import { buildCopy } from "../site-copy";
import { hostname, type Running, startCloudflare, started, startNginx } from "./hosts";
import { type Mailbox, openMailbox } from "./mailbox";

/** Where a copy of the site is built whose form posts to deploy/receiver. */
const project = "build/with-receiver";

/** Builds it. */
export const buildSite = (): void =>
  buildCopy(project, [
    [
      "site/delivery.ts",
      "delivery",
      { address: "/api/contact", encoding: "json", ownHandler: true, arrived: { field: "ok" } },
    ],
  ]);

/** What an owner sets, beside how mails are sent. */
export const settings = {
  MAIL_TO: "inbox@company.test, office@company.test",
  MAIL_FROM: "website@company.test",
  PHONE: "+1 (314) 555-0100",
  EMAIL: "hello@company.test",
};

/** Three addresses of a network of IPv6 (/64) each, and one of another. */
export const networks = [
  ["2001:db8:0:7::1", "2001:db8:0:7:1:2:3:4", "2001:0DB8::7:0:0:0:9", "2001:db8:0:8::1"],
  ["2001:db8:3::1", "2001:db8:3:0:1:2:3:4", "2001:db8:3::4:0:0:0", "2001:db8:3:1::1"],
  ["2001:db8::1", "2001:db8:0:0:1::", "2001:db8::1:2:3:4", "2001:db8:0:1::1"],
  ["3fff::5:1:2:3:4", "3fff::5:0:0:0:1", "3fff:0:0:5::", "3fff::6:1:2:3:4"],
] as const;

/** What the mailbox shows of a mail. */
type Received = {
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  /** Auto-Submitted. */
  automatic?: string | undefined;
};

/** Takes away bars, white space and controls, which a mail changes. */
export const bare = (text: string) => text.replaceAll(/^\|(?= |$)|[\s\p{Cc}]/gmu, "");

/** The published site with its receiver. */
export type Site = Running & {
  readonly mails: () => readonly Received[];
  /** Ends what takes mails, and starts it again. */
  readonly down: () => unknown;
  readonly up: () => unknown;
  /** Lets it wait with its answers until `release`. */
  readonly hold: () => void;
  readonly release: () => void;
};

/** The receiver on Node, alone. */
export async function startNode(
  site: string,
  port: number,
  variables: Readonly<Record<string, string>>,
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), "receiver-"));
  const all = { SITE: site, PORT: `${port}`, ...settings, ...variables };
  const command = [process.execPath, "deploy/receiver/node.mjs"];
  return started(command, `http://127.0.0.1:${port}`, folder, all);
}

/** Node behind nginx, with a mail server. */
export async function startNodeSite(
  variables: Readonly<Record<string, string>> = {},
  options?: { tls: boolean },
): Promise<Site & { mailbox: Mailbox; direct: string; stopNode: () => Promise<void> }> {
  const mailbox = await openMailbox(options);
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
    mails: () =>
      mailbox.mails.map(({ headers, text }) => ({
        from: headers["From"] ?? "",
        to: headers["To"] ?? "",
        ...(headers["Reply-To"] && { replyTo: headers["Reply-To"] }),
        subject: headers["Subject"] ?? "",
        automatic: headers["Auto-Submitted"],
        text: text.replaceAll("\r\n", "\n"),
      })),
    down: mailbox.down,
    up: mailbox.up,
    hold() {
      mailbox.mode = "wait";
    },
    release() {
      mailbox.mode = "take";
      mailbox.release();
    },
    stopNode: node.stop,
    async stop() {
      await Promise.all([nginx.stop(), node.stop(), mailbox.down()]);
    },
  };
}

/** Cloudflare's workerd, with a mail service on this machine in place of Resend; with other settings, Cloudflare's own. */
export async function startCloudflareSite(
  others?: Readonly<Record<string, string>>,
): Promise<Site> {
  const mails: Array<Received & { key: string }> = [];
  let isDown = false;
  let released: Promise<void> | undefined;
  let release = () => {};
  const service = createServer(async (request, response) => {
    const { reply_to, headers, ...mail } = (await json(request)) as Received & {
      reply_to?: string;
      headers?: Readonly<Record<string, string>>;
    };
    await released;
    const key = String(request.headers["idempotency-key"]);
    const known = mails.some((other) => other.key === key);
    const isText = typeof mail.to === "string";
    const refused = isDown || isText || request.headers.authorization !== "Bearer re_secret";
    const automatic = headers?.["Auto-Submitted"];
    if (!refused && !known) {
      mails.push({
        ...mail,
        to: [mail.to].flat().join(", "),
        automatic,
        ...(reply_to && { replyTo: reply_to }),
        key,
      });
    }
    response.writeHead(refused ? 503 : 200).end("{}");
  });
  await once(service.listen(0, "127.0.0.1"), "listening");
  const running = await startCloudflare(project, "deploy/receiver", (SITE) => ({
    SITE,
    ...settings,
    ...(others ?? {
      MAIL_API: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
      MAIL_API_KEY: "re_secret",
    }),
  }));
  return {
    ...running,
    mails: () => mails.map(({ key, ...mail }) => mail),
    down() {
      isDown = true;
    },
    up() {
      isDown = false;
    },
    hold() {
      released = new Promise((free) => {
        release = free;
      });
    },
    release: () => release(),
    async stop() {
      await running.stop();
      service.close();
    },
  };
}
