/*
 * deploy/receiver by single requests: what depends on its hosts, and that nothing is lost or sent twice.
 * tests/unit/receiver.test.ts has what is the same on all.
 */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { words } from "../../deploy/receiver/words.mjs";
import { pathTo } from "../../src/lib/routes";
import { bare, message, settings } from "../receiver";
import { request } from "../server/raw-request";
import { type Site, startCloudflareSite, startNode, startNodeSite } from "./receiver-hosts";

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

const asJson = { "Content-Type": "application/json", Accept: "application/json" };
const asForm = { "Content-Type": "application/x-www-form-urlencoded", Accept: "text/html" };
const { mail: mailWords, reasons } = words;

/** What an answer tells the form's script of a message that wasn't sent. */
function refusal({ status, body }: Answer): [status: number, sentence: string] {
  const { ok, message: sentence } = JSON.parse(body);
  expect(ok).toBe(false);
  return [status, sentence];
}

let used = 1;
/** An address of this machine that hasn't sent anything yet. */
const newSender = () => {
  used += 1;
  return `127.0.${used >> 8}.${used & 255}`;
};

/** Sends a request to this machine, whatever the site's name. */
async function sendTo(
  address: string,
  path: string,
  options: Parameters<typeof request>[2] = {},
): Promise<Answer> {
  const { protocol, host: Host, port } = new URL(address);
  const { body, ...answer } = await request(`${protocol}//127.0.0.1:${port}`, path, {
    ...options,
    headers: { Host, ...options.headers },
  });
  return { ...answer, body: String(body) };
}

/** Posts a body as it is. */
function postRaw(
  address: string,
  body: string,
  { origin: Origin = address, ...headers }: Record<string, string> = asJson,
  localAddress = newSender(),
  method = "POST",
): Promise<Answer> {
  const sender = { Origin, "CF-Connecting-IP": localAddress };
  const all = { method, body, headers: { ...sender, ...headers } };
  // nginx and Cloudflare read it from the header; this machine has none of IPv6.
  const options = localAddress.includes(":") ? all : { ...all, localAddress };
  return sendTo(address, "/api/contact", options);
}

/** Posts what the script would. */
const post = (address: string, values: object, sender?: string) =>
  postRaw(
    address,
    JSON.stringify({ topic: "", secondsToSubmit: 40, idempotencyKey: randomUUID(), ...values }),
    asJson,
    sender,
  );

describe.each([
  { name: "Node behind nginx", start: () => startNodeSite() },
  { name: "Cloudflare", start: () => startCloudflareSite() },
])("$name", ({ start }) => {
  let site: Site;
  let before = 0;
  const mails = () => site.mails().slice(before);
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site?.stop());
  beforeEach(() => {
    before = site.mails().length;
  });

  test("a mail arrives as it was written, also what mail servers treat as special", async () => {
    // The last line is broken when it's encoded, and then one begins with a dot.
    const written = ["From me", "QUIT", "=3D 100% =", "--", ".", `üüü${".".repeat(60)}`];
    const all = { name: "Jürgen 👩🏽", email: message.email, message: written.join("\n") };
    expect(await post(site.address, all)).toMatchObject({ status: 202, body: '{"ok":true}' });
    const headers = {
      From: settings.MAIL_FROM,
      To: settings.MAIL_TO,
      "Reply-To": message.email,
      Subject: mailWords.subject(all.name),
      "Auto-Submitted": "auto-generated",
    };
    const barred = written.map((line) => `| ${line}\n`).join("");
    const text = `name:\n| Jürgen 👩🏽\n\nemail:\n| ada@example.org\n\nmessage:\n${barred}\n-- \n${mailWords.signature(site.address)}\n`;
    expect(mails()).toMatchObject([{ headers, text }]);
  });

  test("up to 64 KB are taken, and no more", async () => {
    const empty = JSON.stringify({ name: "Ada", message: "" }).length;
    const bodyOf = (length: number) =>
      JSON.stringify({ name: "Ada", message: "x".repeat(length - empty) });
    expect((await postRaw(site.address, bodyOf(65_536))).status).toBe(202);
    expect(bare(mails()[0]?.text ?? "")).toContain("x".repeat(65_536 - empty));
    expect((await postRaw(site.address, bodyOf(65_537))).status).toBe(413);
    expect(mails()).toHaveLength(1);
  });

  test("a sender may send ten messages at once, whatever it says it is", async () => {
    const sender = newSender();
    const all = Array.from({ length: 15 }, (_, index) => {
      const headers = { ...asForm, "X-Forwarded-For": newSender() };
      return postRaw(site.address, `name=${index}`, headers, sender);
    });
    const answers = await Promise.all(all);
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(10);
    expect(refused).toHaveLength(5);
    for (const { body } of refused) expect(body).toMatch(/^<!doctype html>/);
    expect((await post(site.address, message)).status).toBe(202);
  });

  test("a network of many senders is limited, too: 3 times as many in a /48", async () => {
    const all = Array.from({ length: 70 }, (_, index) =>
      post(site.address, message, `2001:db8:48:${index}::1`),
    );
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    const taken = statuses.filter((status) => status === 202).length;
    expect(taken).toBeGreaterThanOrEqual(30);
    // Cloudflare counts by whole minutes.
    expect(taken).toBeLessThanOrEqual(60);
    expect(new Set(statuses)).toEqual(new Set([202, 429]));
    expect((await post(site.address, message, "2001:db8:49::1")).status).toBe(202);
  });

  test("answers have each header once, and a policy that allows nothing else", async () => {
    const { headers } = await postRaw(site.address, "name=Headers", asForm);
    expect(headers["content-security-policy"]).toMatch(
      /^default-src 'none'; style-src 'nonce-[\w-]+'; /,
    );
    for (const name of ["content-security-policy", "x-content-type-options", "cache-control"]) {
      expect(headers[name], name).not.toContain(", ");
    }
    expect(headers).not.toHaveProperty("strict-transport-security");
    expect(headers).not.toHaveProperty("x-receiver");
  });

  test("other sites are refused, and the site itself is served as without the receiver", async () => {
    const foreign = postRaw(site.address, "{}", { ...asJson, origin: "https://other.example" });
    expect(refusal(await foreign)).toEqual([403, reasons.origin]);
    await expect.poll(site.output).toContain("A message was not taken: origin.");
    const page = await sendTo(site.address, pathTo("contact"));
    expect(page.status).toBe(200);
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'; script-src");
    expect((await sendTo(site.address, "/api/nowhere")).status).toBe(404);
  });

  test("all senders together may send 300 messages in a minute", async () => {
    let refused: Answer | undefined;
    // Cloudflare counts by whole minutes.
    for (let count = 0; count < 660 && !refused; count += 20) {
      const all = Array.from({ length: 20 }, () => post(site.address, message));
      refused = (await Promise.all(all)).find(({ status }) => status !== 202);
    }
    expect(refused && refusal(refused)).toEqual([503, reasons.busy]);
    expect(refused?.headers["retry-after"]).toBe("60");
  });
});

describe("Node", () => {
  let site: Awaited<ReturnType<typeof startNodeSite>>;
  beforeAll(async () => {
    site = await startNodeSite();
  });
  afterAll(() => site?.stop());

  test("100 messages at once while the mail server goes down and up: each is in the mailbox once, or its sender knows", async () => {
    const all = Array.from({ length: 100 }, (_, index) => ({
      ...message,
      message: `Number ${index}.`,
      idempotencyKey: randomUUID(),
    }));
    const sendAll = (messages: typeof all) =>
      Promise.all(messages.map(async (one) => (await post(site.address, one)).status));
    /** The mail server may have taken a mail whose connection broke. Its Message-ID tells that it's the same. */
    const inMailbox = ({ message }: { message: string }) =>
      new Set(
        site
          .mails()
          .flatMap(({ text, headers }) => (text.includes(message) ? headers["Message-ID"] : [])),
      ).size;
    const sent = sendAll(all);
    await vi.waitUntil(() => site.mails().length >= 30, { timeout: 20_000, interval: 1 });
    await site.down();
    const answers = await sent;
    await site.up();
    expect(new Set(answers)).toEqual(new Set([202, 503]));
    for (const [index, count] of all.map(inMailbox).entries()) {
      expect(count, `${index}: ${answers[index]}`).toBeLessThanOrEqual(1);
      if (answers[index] === 202) expect(count, `${index}`).toBe(1);
    }
    const lost = all.filter((_, index) => answers[index] !== 202);
    expect(await sendAll(lost)).toEqual(lost.map(() => 202));
    expect(all.map(inMailbox)).toEqual(all.map(() => 1));
  });

  test("a method that a Request can't have doesn't stop it", async () => {
    const { status } = await postRaw(site.direct, "", {}, newSender(), "TRACE");
    expect(status).toBe(400);
  });

  test("what is wrong with its settings ends it with 78, and no password is in the log", async () => {
    for (const [SMTP_URL, end] of [
      ["smtps://user:12#secret@mail.company.test", "SMTP_URL must be"],
      ["smtp://127.0.0.1", "PORT must be"],
    ] as const) {
      const { port } = site.mailbox;
      const start = startNode("https://company.test", port, { SMTP_URL });
      await expect(start).rejects.toThrow(new RegExp(`exit code 78[^]*${end}`));
      await expect(start).rejects.not.toThrow("secret");
    }
  });

  test("while the receiver itself is down, a page of nginx says so", async () => {
    await site.stopNode();
    const { status, headers, body } = await postRaw(site.address, "name=Ada", asForm);
    expect([status, headers["content-type"]]).toEqual([502, "text/html; charset=utf-8"]);
    expect(body).toBe(readFileSync("deploy/receiver/nginx/receiver-not-sent.html", "utf8"));
  });
});

// All at once, because most of them wait.
describe.concurrent("a host of its own", () => {
  test("a mail server that hangs: the visitor is told after 8 s, and 30 s after its begin the attempt ends", async () => {
    const hanging = await startNodeSite();
    hanging.mailbox.isHanging = true;
    expect(refusal(await post(hanging.address, message))).toEqual([503, reasons.late]);
    await vi.waitUntil(() => hanging.output().includes("A message was not sent:"), 30_000);
    await hanging.stop();
  });

  test("a day has a limit, a network a tenth of it, and a refused address of several is logged by its number", async () => {
    const MAIL_TO = "inbox@company.test, unknown@company.test";
    const limited = await startNodeSite({ MAIL_TO, MAX_PER_DAY: "20" });
    const sender = newSender();
    const send = async (from: string) => (await post(limited.address, message, from)).status;
    const sendAll = (senders: readonly string[]) => Promise.all(senders.map(send));
    expect((await sendAll(Array(3).fill(sender))).sort()).toEqual([202, 202, 429]);
    const others = await sendAll(Array.from({ length: 19 }, newSender));
    expect(others.sort()).toEqual([...Array(18).fill(202), 503]);
    const says = (words: string) => () => limited.output().includes(words);
    await vi.waitUntil(says("Address 2 of MAIL_TO was refused."));
    await vi.waitUntil(says("A message was not taken: busy."));
    expect(limited.output()).not.toContain("unknown@");
    await limited.stop();
  });

  test("a mail server on this machine may have a certificate of its own making", async () => {
    const encrypted = await startNodeSite({}, { tls: true });
    expect((await post(encrypted.address, message)).status).toBe(202);
    expect(encrypted.mailbox.encrypted).toBe(true);
    await encrypted.stop();
  });

  test("Cloudflare's own mails, and a missing setting", async () => {
    let site = await startCloudflareSite({});
    expect((await post(site.address, message)).status).toBe(202);
    await vi.waitUntil(() => site.output().includes("send_email binding called"));
    const subject = mailWords.subject(message.name);
    expect(site.output()).toContain(`To: ${settings.MAIL_TO}\nSubject: ${subject}`);
    const [, file = ""] = /Text: (\S+)/.exec(site.output()) ?? [];
    expect(readFileSync(file, "utf8")).toContain("message:\n| Hello\n");
    await site.stop();

    site = await startCloudflareSite({ MAIL_TO: "" });
    expect((await post(site.address, message)).status).toBe(500);
    await vi.waitUntil(() => site.output().includes("MAIL_TO must be"));
    expect((await fetch(site.address)).status).toBe(200);
    await site.stop();
  });
});
