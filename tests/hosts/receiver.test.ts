/* deploy/receiver by single requests: what a mail looks like, what is refused, and that nothing is lost or sent twice. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { words } from "../../deploy/receiver/words.mjs";
import { freePort } from "../../scripts/free-port";
import { pathTo } from "../../src/lib/routes";
import { request } from "../server/raw-request";
import {
  bare,
  buildSite,
  networks,
  type Site,
  settings,
  startCloudflareSite,
  startNode,
  startNodeSite,
} from "./receiver-hosts";

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

const message = { name: "Ada", email: "ada@example.org", company: "", message: "Hello" };
const asJson = { "Content-Type": "application/json", Accept: "application/json" };
const asForm = { "Content-Type": "application/x-www-form-urlencoded", Accept: "text/html" };
const { mail: mailWords, reasons } = words;
const written = mailWords.subject("Ada");
const sent = { status: 202, body: '{"ok":true}' };

/** What an answer tells the form's script of a message that wasn't sent. */
function refusal({ status, body }: Answer): [status: number, sentence: string] {
  const { ok, message: sentence } = JSON.parse(body);
  expect(ok).toBe(false);
  return [status, sentence];
}

let senders = 1;
/** An address of this machine that hasn't sent anything yet. */
const newSender = () => {
  senders += 1;
  return `127.0.${senders >> 8}.${senders & 255}`;
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

beforeAll(buildSite);

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

  test("a mail has each field that says something, once, and an address to reply to", async () => {
    expect(await post(site.address, message)).toMatchObject(sent);
    expect(mails()).toEqual([
      {
        from: settings.MAIL_FROM,
        to: settings.MAIL_TO,
        replyTo: message.email,
        subject: written,
        automatic: "auto-generated",
        text: `name:\n| Ada\n\nemail:\n| ada@example.org\n\nmessage:\n| Hello\n\n-- \n${mailWords.signature(site.address)}\n`,
      },
    ]);
  });

  test.each([
    ["umlauts", "ä ö ü ß é Å ł ő"],
    ["emoji", "👩‍💻 🙂 🏳️‍🌈 with joiners"],
    ["right-to-left", "שלום مرحبا 123 abc"],
    ["what SMTP and mail readers treat as special", ".\r\n.\r\nFrom me\r\nQUIT\r\n--\r\n=3D = ="],
    ["controls and line separators", "a\u0000b\u0007c\u2028d\u2029e\u0085f\u000bg"],
    ["blanks at ends of lines", "two  \n\n\n\ttab\t\n trailing \n"],
    ["markup", "<b>&amp; \"'</b>"],
    ["one long line", "ü".repeat(20_000)],
    ["many lines", "A line of text.\n".repeat(3_500)],
  ])("%s arrive but for white space, as JSON and as a form", async (_, value) => {
    expect(await post(site.address, { name: "Ada", message: value })).toMatchObject({
      status: 202,
    });
    const form = `${new URLSearchParams({ name: "Ada", message: value })}`;
    if (form.length <= 65_536) {
      expect((await postRaw(site.address, form, asForm)).status).toBe(202);
      expect(mails()).toHaveLength(2);
    }
    for (const { text } of mails()) {
      expect(bare(text)).toContain(`message:${bare(value)}--`);
    }
  });

  test("no answer goes to an address of the firm's own", async () => {
    const { MAIL_TO, MAIL_FROM, EMAIL } = settings;
    for (const email of [
      `${MAIL_TO.split(",")[0]}`,
      MAIL_FROM.toUpperCase(),
      EMAIL.replace("@", "+a@"),
    ]) {
      await post(site.address, { ...message, email });
    }
    expect(mails().map(({ replyTo }) => replyTo)).toEqual([undefined, undefined, undefined]);
  });

  test.each(["=?utf-8?Q?x=0D=0ABcc=3Aa=40example.org?=", "=?iso-8859-1?B?eA0KQmNjOmU=?="])(
    "%s is no encoded word for what reads headers",
    async (word) => {
      await post(site.address, { name: word, email: `${word}@example.org`, message: "Hello" });
      await post(site.address, { name: `Ada ${word} ${word}`, message: word });
      expect(mails()).toHaveLength(2);
      for (const { subject, replyTo, text } of mails()) {
        expect(subject).toContain(word.replaceAll("=?", "= ?"));
        expect(subject).not.toContain("=?");
        expect(replyTo).toBeUndefined();
        expect(text).toContain(word);
      }
    },
  );

  test.each(["\r\n", "\n", "\r", "\u2028", "\u0085", "\u000b", "%0d%0a", "=?UTF-8?Q?=0D=0A?="])(
    "no field forges a header with %j",
    async (end) => {
      const forged = `x${end}Bcc: evil@example.org${end}Subject: Forged${end}${end}Body`;
      const fields = {
        name: forged,
        email: `ada@example.org${end}Bcc: evil@example.org`,
      };
      expect((await post(site.address, { ...fields, message: forged })).status).toBe(202);
      const [mail] = mails();
      expect(Object.keys(mail ?? {}).sort()).toEqual([
        "automatic",
        "from",
        "subject",
        "text",
        "to",
      ]);
      expect(mail?.to).toBe(settings.MAIL_TO);
      expect(mail?.subject.startsWith(mailWords.subject("x"))).toBe(true);
      expect(mail?.subject).not.toMatch(/[\r\n\u2028\u0085\v]/);
    },
  );

  test("a long name is shortened in the subject only, between characters", async () => {
    const name = "👩🏽".repeat(500);
    await post(site.address, { name, message: "Hello" });
    const [mail] = mails();
    expect(mail?.subject).toBe(mailWords.subject("👩🏽".repeat(40)));
    expect(bare(mail?.text ?? "")).toContain(name);
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

  test("a message that comes again arrives once, also in parallel", async () => {
    const again = { ...message, message: "Again", idempotencyKey: randomUUID() };
    const all = await Promise.all(Array.from({ length: 5 }, () => post(site.address, again)));
    expect(all.map(({ status }) => status)).toEqual(Array(5).fill(202));
    expect((await post(site.address, { ...again, secondsToSubmit: 55 })).status).toBe(202);
    const form = `${new URLSearchParams({ ...message, message: "By form", topic: "" })}`;
    await postRaw(site.address, form, asForm);
    await postRaw(site.address, form, asForm);
    expect(mails()).toHaveLength(2);
  });

  test("a message that could not be sent is told so, and sent by the next attempt", async () => {
    const later = { ...message, message: "Later", idempotencyKey: randomUUID() };
    await site.down();
    expect(refusal(await post(site.address, later))).toEqual([503, reasons.refused]);
    await site.up();
    expect((await post(site.address, later)).status).toBe(202);
    expect(mails()).toHaveLength(1);
  });

  test("without an answer in time the visitor is told, and sending again sends once", async () => {
    const slow = { ...message, message: "Slow", idempotencyKey: randomUUID() };
    site.hold();
    const start = performance.now();
    const answer = await post(site.address, slow);
    expect(performance.now() - start).toBeLessThan(9_500);
    expect(refusal(answer)).toEqual([503, reasons.late]);
    const again = post(site.address, slow);
    site.release();
    expect((await again).status).toBe(202);
    expect((await post(site.address, slow)).status).toBe(202);
    expect(mails()).toHaveLength(1);
  });

  test("both signs of spam are dropped without a word, one is marked", async () => {
    const spam = { ...message, topic: "Buy", secondsToSubmit: 1 };
    const answer = await post(site.address, spam);
    const { status, body } = await post(site.address, message);
    expect(answer).toMatchObject({ status, body });
    expect(mails()).toHaveLength(1);
    await post(site.address, { ...spam, secondsToSubmit: 40 });
    await post(site.address, { ...spam, topic: "" });
    await postRaw(site.address, `${new URLSearchParams({ ...message, topic: "x" })}`, asForm);
    expect(mails().map(({ subject }) => subject)).toEqual([
      written,
      ...Array(3).fill(`${mailWords.spam} ${written}`),
    ]);
  });

  test("what isn't a message of the site's form is refused with a sentence", async () => {
    const body = JSON.stringify(message);
    const { origin, method, format, shape, empty } = reasons;
    const refused: Array<[number, string, Promise<Answer>]> = [
      [403, origin, postRaw(site.address, body, { ...asJson, origin: "https://other.example" })],
      [403, origin, postRaw(site.address, body, { ...asJson, origin: "null" })],
      [405, method, postRaw(site.address, "", asJson, newSender(), "PUT")],
      [
        415,
        format,
        postRaw(site.address, body, { ...asJson, "Content-Type": "multipart/form-data" }),
      ],
      [400, shape, postRaw(site.address, "{")],
      [400, shape, postRaw(site.address, "[1]")],
      [400, shape, postRaw(site.address, '{"name":{"a":1}}')],
      [422, empty, postRaw(site.address, '{"name":" ","topic":""}')],
    ];
    for (const [status, sentence, answer] of refused) {
      expect(refusal(await answer)).toEqual([status, sentence]);
    }
    for (const reason of ["method", "origin", "format", "shape", "empty"])
      await expect.poll(site.output).toContain(`A message was not taken: ${reason}.`);
    expect(mails()).toEqual([]);
  });

  test("a sender may send ten messages at once", async () => {
    const sender = newSender();
    const all = await Promise.all(
      Array.from({ length: 15 }, (_, index) =>
        postRaw(
          site.address,
          `name=${index}`,
          { ...asForm, "X-Forwarded-For": newSender() },
          sender,
        ),
      ),
    );
    expect(all.filter(({ status }) => status === 202)).toHaveLength(10);
    const refused = all.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    for (const { body } of refused) expect(body).toMatch(/^<!doctype html>/);
    expect((await post(site.address, message)).status).toBe(202);
  });

  test.each(networks)("a network of IPv6 is one sender: %s", async (a, b, c, another) => {
    const all = Array.from({ length: 15 }, (_, index) =>
      post(site.address, message, [a, b, c][index % 3]),
    );
    const statuses = (await Promise.all(all)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(202), ...Array(5).fill(429)]);
    expect((await post(site.address, message, another)).status).toBe(202);
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

  test("no method and no kind of answer makes it throw", async () => {
    for (const Accept of ["text/html", "application/json", "*/*"]) {
      const send = (method: string) => postRaw(site.address, "", { Accept }, newSender(), method);
      expect(await send("OPTIONS")).toMatchObject({ status: 204, body: "" });
      for (const method of ["GET", "HEAD", "PUT", "DELETE", "PROPFIND"]) {
        expect((await send(method)).status, method).toBe(405);
      }
    }
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

  test("the log never has what was written", async () => {
    const secret = "tell-nobody";
    const all = { name: secret, email: `${secret}@example.org`, message: secret };
    await post(site.address, all);
    await postRaw(site.address, `{"name":"${secret}"`);
    await site.down();
    await post(site.address, all);
    await site.up();
    expect(site.output()).toContain("A message was not sent");
    expect(site.output()).not.toContain(secret);
  });

  test("the site itself is served as without the receiver", async () => {
    const { status, headers } = await postRaw(site.address, "", {}, newSender(), "GET");
    expect([status, headers.allow]).toEqual([405, "POST"]);
    const page = await sendTo(site.address, pathTo("contact"));
    expect(page.status).toBe(200);
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'; script-src");
    expect((await sendTo(site.address, "/api/nowhere")).status).toBe(404);
  });

  test("all senders together may send 300 messages in a minute; the next get phone and email", async () => {
    let refused: Answer | undefined;
    // Cloudflare counts by whole minutes.
    for (let count = 0; count < 660 && !refused; count += 20) {
      const all = Array.from({ length: 20 }, (_, index) =>
        postRaw(site.address, `name=Crowd&message=${count + index}`, asForm),
      );
      refused = (await Promise.all(all)).find(({ status }) => status !== 202);
    }
    expect(refused?.status).toBe(503);
    expect(refused?.headers["retry-after"]).toBe("60");
    expect(refused?.body).toContain(`href="tel:${settings.PHONE.replaceAll(/[^+\d]/g, "")}"`);
    expect(refused?.body).toContain(`href="mailto:${settings.EMAIL}"`);
    const refusedToo = await post(site.address, message);
    expect(refusal(refusedToo)).toEqual([503, reasons.busy]);
  });
});

describe("Node", () => {
  let site: Awaited<ReturnType<typeof startNodeSite>>;
  beforeAll(async () => {
    // As many as a test sends.
    site = await startNodeSite({
      THANKS: "/about",
      MAX_PER_MINUTE: "2000",
      MAX_PER_DAY: "9000",
      MAX_WAITING: "200",
    });
  });
  afterAll(() => site?.stop());
  beforeEach(() => {
    site.mailbox.mode = "take";
    site.mailbox.mails.length = 0;
  });

  test("a mail that the mail server refuses is not thanked for", async () => {
    site.mailbox.mode = "refuse";
    expect((await post(site.address, message)).status).toBe(503);
    expect(site.output()).toContain("A message was not sent: EMESSAGE 554");
  });

  test("without the script a browser is led to the thanks page", async () => {
    const { status, headers } = await postRaw(site.address, "name=Ada&topic=", asForm);
    expect([status, headers.location]).toEqual([303, `${site.address}/about`]);
  });

  test("each sender is limited without nginx, too", async () => {
    const sender = newSender();
    const send = (from: string) =>
      postRaw(site.direct, `name=${randomUUID()}`, {
        ...asForm,
        origin: site.address,
        "X-Forwarded-For": `203.0.113.9, ${from}`,
      });
    const all = await Promise.all(Array.from({ length: 12 }, () => send(sender)));
    expect(all.map(({ status }) => status).sort()).toEqual([...Array(10).fill(303), 429, 429]);
    expect((await send(newSender())).status).toBe(303);
  });

  test("no request stops it", async () => {
    for (const method of ["TRACE", "HEAD", "PATCH"]) {
      expect([400, 405]).toContain(
        (await postRaw(site.direct, "", {}, newSender(), method)).status,
      );
    }
  });

  test("200 messages at once while the mail server goes down and up: each is in the mailbox once, or its sender knows", async () => {
    const all = Array.from({ length: 200 }, (_, index) => ({
      ...message,
      message: `Number ${index}.`,
      idempotencyKey: randomUUID(),
    }));
    const answers: number[] = [];
    const refused = () => answers.filter((status) => status === 503).length;
    const sendAll = () =>
      Promise.all(
        all.map(async (one, index) => {
          if (answers[index] === 202) return;
          answers[index] = 0;
          answers[index] = (await post(site.address, one)).status;
        }),
      );
    /** The mail server may have taken a mail whose connection broke. Its Message-ID tells that it's the same. */
    const inMailbox = (index: number) =>
      new Set(
        site.mailbox.mails
          .filter(({ text }) => text.includes(`Number ${index}.`))
          .map(({ headers }) => headers["Message-ID"]),
      ).size;
    // However fast the machine is, all may be answered before a count is reached.
    const isAnswered = () => answers.every((status) => status > 0);
    const until = (reached: () => boolean) =>
      vi.waitUntil(() => reached() || isAnswered(), { timeout: 20_000, interval: 1 });
    for (const count of [30, 90]) {
      const sent = sendAll();
      await until(() => site.mailbox.mails.length >= count);
      await site.mailbox.down();
      await until(() => refused() > 0);
      await site.mailbox.up();
      await sent;
    }
    expect([202, 503]).toEqual(expect.arrayContaining([...new Set(answers)]));
    answers.forEach((status, index) => {
      const mails = inMailbox(index);
      expect(status === 202 ? mails === 1 : mails < 2, `${index}: ${status}, ${mails}`).toBe(true);
    });

    await sendAll();
    expect(answers).toEqual(Array(200).fill(202));
    expect(all.map((_, index) => inMailbox(index))).toEqual(Array(200).fill(1));
  });

  test("while the receiver itself is down, a page of nginx says so", async () => {
    await site.stopNode();
    const { status, headers, body } = await postRaw(site.address, "name=Ada", asForm);
    expect([status, headers["content-type"]]).toEqual([502, "text/html; charset=utf-8"]);
    expect(body).toBe(readFileSync("deploy/receiver/nginx/receiver-not-sent.html", "utf8"));
  });

  test("a mail server that hangs gets 20 mails, 100 messages wait for 8 s, the rest is told at once", async () => {
    const hanging = await startNodeSite();
    hanging.mailbox.mode = "wait";
    const start = performance.now();
    const all = await Promise.all(
      Array.from({ length: 150 }, async () => {
        const answer = await post(hanging.address, { ...message, idempotencyKey: randomUUID() });
        return { ...answer, time: performance.now() - start };
      }),
    );
    expect(all.map(({ status }) => status)).toEqual(Array(150).fill(503));
    const told = (reason: string) => all.filter((answer) => refusal(answer)[1] === reason);
    const busy = told(reasons.busy);
    expect(told(reasons.late)).toHaveLength(20);
    expect(busy).toHaveLength(130);
    for (const { headers } of busy) expect(headers["retry-after"]).toBe("60");
    expect(busy.filter(({ time }) => time < 7_000)).toHaveLength(30);
    hanging.release();
    await vi.waitUntil(() => hanging.mails().length === 20, { timeout: 10_000 });
    expect((await post(hanging.address, message)).status).toBe(202);
    expect(hanging.mails()).toHaveLength(21);
    await hanging.stop();
  });

  test("a mail server that answers drop by drop has 30 s, then its place is free", async () => {
    const drops: NodeJS.Timeout[] = [];
    const server = createServer((socket) => {
      socket.on("error", () => undefined).write("220 mail\r\n");
      socket.once("data", () => {
        drops.push(setInterval(() => socket.write("250-still\r\n"), 1000));
      });
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const port = await freePort();
    const { port: SMTP } = server.address() as AddressInfo;
    const node = await startNode("https://company.test", port, {
      SMTP_URL: `smtp://127.0.0.1:${SMTP}`,
    });
    const send = postRaw(node.address, "name=Ada", { ...asForm, origin: "https://company.test" });
    expect((await send).status).toBe(503);
    expect(node.output()).toContain("A message was not taken: late.");
    const ended = () => node.output().includes("A message was not sent:");
    await vi.waitUntil(ended, { timeout: 30_000 });
    expect(node.output()).not.toMatch(/company\.test|127\.0\.0\.1/);
    drops.forEach(clearInterval);
    await node.stop();
    server.close();
  });

  test("a refused address of several is logged by its number, and a day has a limit", async () => {
    const MAIL_TO = "inbox@company.test, unknown@company.test";
    const limited = await startNodeSite({ MAIL_TO, MAX_PER_DAY: "2" });
    const send = async () => (await post(limited.address, message)).status;
    expect([await send(), await send(), await send()]).toEqual([202, 202, 503]);
    const says = (words: string) => () => limited.output().includes(words);
    await vi.waitUntil(says("Address 2 of MAIL_TO was refused."));
    await vi.waitUntil(says("A message was not taken: busy."));
    expect(limited.output()).not.toContain("unknown@");
    await limited.stop();
  });

  test("a network may send a tenth of a day's messages", async () => {
    const limited = await startNodeSite({ MAX_PER_DAY: "20" });
    const sender = newSender();
    const send = async () => (await post(limited.address, message, sender)).status;
    expect([await send(), await send(), await send()]).toEqual([202, 202, 429]);
    await limited.stop();
  });

  test("half a request ends after 20 s, and doesn't hold up the end", async () => {
    const others = await Promise.all([startNodeSite(), startNodeSite()]);
    const halves = others.map(({ direct }) => {
      const socket = connect(Number(new URL(direct).port), "127.0.0.1").resume();
      const lines = [
        "POST / HTTP/1.1",
        "Host: a",
        "Content-Length: 9",
        "Content-Type: application/json",
      ];
      socket.write([...lines, "", "half"].join("\r\n"));
      return once(socket, "close");
    });
    const start = performance.now();
    const time = async (end: Promise<unknown> | undefined) => {
      await end;
      return performance.now() - start;
    };
    // Once these are answered, the halves have come.
    for (const { direct } of others) await sendTo(direct, "/");
    const [stops, ends] = await Promise.all([
      time(others[1].stopNode()),
      time(halves[0]),
      halves[1],
    ]);
    expect(stops).toBeLessThan(13_000);
    expect(ends).toBeLessThan(25_000);
    expect(ends).toBeGreaterThan(19_000);
    await others[0].stop();
  });

  test("a mail server on this machine may have a certificate of its own making", async () => {
    const encrypted = await startNodeSite({}, { tls: true });
    expect((await post(encrypted.address, message)).status).toBe(202);
    expect(encrypted.mailbox.encrypted).toBe(true);
    await encrypted.stop();
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
});

test("Cloudflare's own mails, and a missing setting", async () => {
  let site = await startCloudflareSite({});
  expect((await post(site.address, message)).status).toBe(202);
  await vi.waitUntil(() => site.output().includes("send_email binding called"));
  expect(site.output()).toContain(`To: ${settings.MAIL_TO}\nSubject: ${written}`);
  const [, file = ""] = /Text: (\S+)/.exec(site.output()) ?? [];
  expect(readFileSync(file, "utf8")).toContain("message:\n| Hello\n");
  await site.stop();

  site = await startCloudflareSite({ MAIL_TO: "" });
  expect((await post(site.address, message)).status).toBe(500);
  await vi.waitUntil(() => site.output().includes("MAIL_TO must be"));
  expect((await fetch(site.address)).status).toBe(200);
  await site.stop();
});
