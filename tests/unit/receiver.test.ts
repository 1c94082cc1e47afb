/* deploy/receiver by its functions alone. tests/hosts has it on its hosts, with a mail server. */
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isThisMachine, networkOf, senderOf } from "../../deploy/receiver/addresses.mjs";
import { createLimit } from "../../deploy/receiver/limits.mjs";
import type { Mail } from "../../deploy/receiver/mail.mjs";
import { Refusal } from "../../deploy/receiver/message.mjs";
import { createReceiver, type Send } from "../../deploy/receiver/receive.mjs";
import { cloudflareSettings, nodeSettings, readSettings } from "../../deploy/receiver/settings.mjs";
import { words } from "../../deploy/receiver/words.mjs";
import { bare, message, settings } from "../receiver";

const { mail: mailWords, reasons } = words;
const written = mailWords.subject("Ada");
const site = "https://www.company.test";
const right = { ...settings, SITE: site, SMTP_URL: "smtps://user:pass@mail.company.test" };
const read = (variables: object = {}) => readSettings({ ...right, ...variables }, nodeSettings);

const send = vi.fn<Send>();
const waitUntil = vi.fn();
let receive: ReturnType<typeof createReceiver>;
/** The log's lines so far: the same reason comes once a second. */
const logged: string[] = [];

beforeEach(() => {
  for (const how of ["log", "error"] as const) {
    vi.spyOn(console, how).mockImplementation((line) => logged.push(line));
  }
  waitUntil.mockReset();
  send.mockReset().mockResolvedValue(undefined);
  receive = createReceiver(read(), send);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The mails so far, in order. */
const mails = () => send.mock.calls.map(([mail]) => mail);

/** Posts what the script would, or a form or text as it is. */
function post(
  body: object | string,
  headers: Readonly<Record<string, string>> = {},
  method = "POST",
): Promise<Response> {
  const isForm = body instanceof URLSearchParams;
  const isAsItIs = isForm || typeof body === "string";
  const request = new Request(site, {
    method,
    headers: { Origin: site, ...(!isForm && { "Content-Type": "application/json" }), ...headers },
    ...(method === "POST" && {
      body: isAsItIs ? body : JSON.stringify({ idempotencyKey: randomUUID(), ...body }),
    }),
  });
  return receive(request, { allows: () => true, waitUntil });
}

/** What an answer tells the form's script of a message that wasn't sent. */
async function refusal(response: Promise<Response>) {
  const { ok, message } = await (await response).json();
  expect(ok).toBe(false);
  return [(await response).status, message];
}

/** The mail for a message. */
async function mailFor(body: object): Promise<Mail> {
  expect((await post(body)).status).toBe(202);
  return mails().at(-1) as Mail;
}

test("a letter whose bytes arrive one by one is whole", async () => {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...message, name: "Zoë" }));
  const body = new ReadableStream({
    start(stream) {
      for (const byte of bytes) stream.enqueue(Uint8Array.of(byte));
      stream.close();
    },
  });
  const headers = { Origin: site, "Content-Type": "application/json" };
  const posted = { method: "POST", headers, body, duplex: "half" };
  await receive(new Request(site, posted), { allows: () => true });
  expect(mails()[0]?.subject).toBe(mailWords.subject("Zoë"));
});

test("a mail has each field that says something, once, and an address to reply to", async () => {
  const answer = await post(message);
  expect([answer.status, await answer.json()]).toEqual([202, { ok: true }]);
  expect(mails()).toEqual([
    {
      from: settings.MAIL_FROM,
      to: settings.MAIL_TO,
      replyTo: message.email,
      subject: written,
      headers: { "Auto-Submitted": "auto-generated" },
      text: `name:\n| Ada\n\nemail:\n| ada@example.org\n\nmessage:\n| Hello\n\n-- \n${mailWords.signature(site)}\n`,
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
  ["one long line", "ü".repeat(10_000)],
  ["many lines", "A line of text.\n".repeat(3_500)],
])("%s arrive but for white space, as JSON and as a form", async (_, value) => {
  const fields = { name: "Ada", message: value };
  for (const body of [fields, new URLSearchParams(fields)]) {
    expect(bare((await mailFor(body)).text)).toContain(`message:${bare(value)}--`);
  }
});

test("every line that a visitor wrote has a bar and at most 70 characters", async () => {
  const blanks = [..." \t\u00a0\u3000\u200b\u3164\u2800\u034f\u0000", " \u200d", "\u200d \ufe0f"];
  for (const blank of blanks.map((character) => character.repeat(400))) {
    for (const end of ["", "\n", "\r\n", "\v", "\f", "\u0085", "\u2028", "\u2029"]) {
      const message = `Hello${end}${blank}${end}email: evil@b.test${end}\u00a0${end}${blank}-- ${end}x`;
      const { text } = await mailFor({ name: "Ada", message });
      const [own = ""] = text.split("\n-- \n");
      expect(own).toMatch(/^name:\n\| Ada\n\nmessage:\n(?:\|(?: \S.{0,69})?\n)+$/u);
      expect(own).not.toMatch(/[^\S\n]{2}|\p{Bidi_Control}/u);
    }
  }
  const message = `\u202eHello\u200f\n${"ab ".repeat(40)}${"c".repeat(80)}\n\n 👩‍💻 می‌خواهم`;
  expect((await mailFor({ message })).text).toContain(
    `message:\n| Hello\n| ${"ab ".repeat(23)}\n| ${"ab ".repeat(17)}\n| ${"c".repeat(70)}\n| cccccccccc\n|\n| 👩‍💻 می‌خواهم\n\n-- \n`.replaceAll(
      " \n|",
      "\n|",
    ),
  );
});

test("a field's name is a short word, and is in the mail once", async () => {
  const names = ["Sent with the form at https://evil", "", "\u3164", "a\u202e", "a b", "-- "];
  for (const name of [...names, "a".repeat(41)]) {
    const answer = post({ name: "Ada", [name]: "//b.test" });
    expect(await refusal(answer), name).toEqual([400, reasons.shape]);
  }
  const form = new URLSearchParams("email=a@b.test&message=Hi&email=c@d.test&Größe_2-b=1");
  expect((await mailFor(form)).text).toMatch(
    /^email:\n\| a@b.test\n\| c@d.test\n\nmessage:\n\| Hi\n\nGröße_2-b:\n\| 1\n\n-- \n/,
  );
});

test("an answer goes to the visitor's address, also where the owner named its field, never to the firm's own", async () => {
  for (const name of ["email", "mail", "E-Mail", "work_email", "contact"]) {
    const { replyTo } = await mailFor({ name: "Ada", [name]: "ada@example.org" });
    expect(replyTo, name).toBe("ada@example.org");
  }
  const { MAIL_TO, MAIL_FROM, EMAIL } = settings;
  const own = [...MAIL_TO.split(", "), MAIL_FROM.toUpperCase(), EMAIL.replace("@", "+a@")];
  for (const email of own) {
    expect(await mailFor({ ...message, email }), email).not.toHaveProperty("replyTo");
  }
});

test.each([
  ...["\r\n", "\n", "\r", "\u2028", "\u0085", "\u000b", "%0d%0a", "=?UTF-8?Q?=0D=0A?="],
  ...["=?utf-8?Q?x=0D=0ABcc=3Aa=40example.org?=", "=?iso-8859-1?B?eA0KQmNjOmU=?="],
])("no field forges a header with %j", async (end) => {
  const forged = `x${end}Bcc: evil@example.org${end}Subject: Forged${end}${end}Body`;
  const email = `ada@example.org${end}Bcc: evil@example.org`;
  const { subject, text, ...others } = await mailFor({ name: forged, email, message: forged });
  expect(subject).toContain("x");
  expect(subject).not.toMatch(/[\r\n\u2028\u0085\v]|=\?/);
  expect(bare(text)).toContain(bare(forged));
  expect(others).toEqual({
    from: settings.MAIL_FROM,
    to: settings.MAIL_TO,
    headers: { "Auto-Submitted": "auto-generated" },
  });
});

test("a long name is shortened in the subject only, between characters", async () => {
  const name = "👩🏽".repeat(500);
  const { subject, text } = await mailFor({ name, message: "Hello" });
  expect(subject).toBe(mailWords.subject("👩🏽".repeat(40)));
  expect(bare(text)).toContain(name);
});

test("a message that wasn't sent is sent at the next attempt, and one that was isn't sent twice", async () => {
  send
    .mockRejectedValueOnce(new Refusal(503, "busy", 60))
    .mockRejectedValueOnce(new Error("Connection lost"));
  const again = { ...message, idempotencyKey: "0123456789abcdef" };
  const answers: number[] = [];
  for (const secondsToSubmit of [40, 45, 50, 55]) {
    answers.push((await post({ ...again, secondsToSubmit })).status);
  }
  expect(answers).toEqual([503, 503, 202, 202]);
  expect(send).toHaveBeenCalledTimes(3);
});

test("what the browser posted before the script had come is the same message when the script sends it", async () => {
  const lines = { ...message, message: "Hello\n\nAda" };
  // What browsers make of it.
  const posted = () =>
    post(new URLSearchParams({ topic: "", ...lines, message: "Hello\r\n\r\nAda " }));
  for (const answer of [await posted(), await posted(), await post(lines)])
    expect(answer.status).toBe(202);
  expect(send).toHaveBeenCalledTimes(1);
  await post({ ...lines, name: "Bea" });
  await post({ ...lines, name: "Bea" });
  expect(send, "a message written again is another").toHaveBeenCalledTimes(3);
});

test("without an answer in time the visitor is told, and sending again sends once", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  send.mockImplementation(() => new Promise((taken) => setTimeout(taken, 9_000)));
  const slow = { ...message, idempotencyKey: randomUUID() };
  const first = post(slow);
  await vi.waitUntil(() => send.mock.lastCall);
  vi.advanceTimersByTime(8_000);
  expect(await refusal(first)).toEqual([503, reasons.late]);
  expect(waitUntil, "the runtime stays awake for the mail").toHaveBeenCalledOnce();
  const again = post(slow);
  vi.advanceTimersByTime(1_000);
  expect((await again).status).toBe(202);
  expect((await post(slow)).status).toBe(202);
  expect(send).toHaveBeenCalledTimes(1);
});

test("both signs of spam are dropped without a word, one is marked", async () => {
  const spam = { ...message, topic: "Buy", secondsToSubmit: 1 };
  const [dropped, taken] = [await post(spam), await post(message)];
  expect([dropped.status, await dropped.text()]).toEqual([taken.status, await taken.text()]);
  await post({ ...spam, secondsToSubmit: 40 });
  await post({ ...spam, topic: "" });
  await post(new URLSearchParams({ ...message, topic: "x" }));
  const marked = `${mailWords.spam} ${written}`;
  expect(mails().map(({ subject }) => subject)).toEqual([written, marked, marked, marked]);
});

test("what isn't a message of the site's form is refused with a sentence, and the log has no word of it", async () => {
  const secret = "tell-nobody";
  const body = JSON.stringify({ name: secret });
  for (const [status, reason, answer] of [
    [403, "origin", post(body, { Origin: "https://other.example" })],
    [403, "origin", post(body, { Origin: "null" })],
    [405, "method", post(body, {}, "PUT")],
    [415, "format", post(body, { "Content-Type": "multipart/form-data" })],
    [413, "tooLong", post(secret.repeat(6_000))],
    [400, "shape", post(`{"name":"${secret}"`)],
    [400, "shape", post(`["${secret}"]`)],
    [400, "shape", post(`{"name":{"a":"${secret}"}}`)],
    [422, "empty", post('{"name":" ","topic":""}')],
    [422, "empty", post({ message: "\u3164 \u200b" })],
  ] as const) {
    expect(await refusal(answer)).toEqual([status, reasons[reason]]);
    expect(logged).toContain(`A message was not taken: ${reason}.`);
  }
  expect(send).not.toHaveBeenCalled();
  send.mockRejectedValue(Object.assign(new Error(secret), { code: "ECONNRESET" }));
  expect(await refusal(post(body))).toEqual([503, reasons.refused]);
  expect(logged).toContain("A message was not sent: ECONNRESET");
  expect(logged.join()).not.toContain(secret);
});

test("no method makes it throw", async () => {
  const options = await post("", {}, "OPTIONS");
  expect([options.status, await options.text()]).toEqual([204, ""]);
  // Without these a browser sends nothing from a site on another origin.
  expect(Object.fromEntries(options.headers)).toMatchObject({
    "access-control-allow-origin": site,
    "access-control-allow-headers": "Content-Type",
  });
  for (const method of ["GET", "HEAD", "PROPFIND"]) {
    expect((await post("", { Accept: "text/html" }, method)).status, method).toBe(405);
  }
});

test("without the script a browser is led to the thanks page", async () => {
  receive = createReceiver(read({ THANKS: "/thanks" }), send);
  const { status, headers } = await post(new URLSearchParams({ name: "Ada", topic: "" }), {
    Accept: "text/html",
  });
  expect([status, headers.get("Location")]).toEqual([303, `${site}/thanks`]);
});

test("without the script a refusal says how to call and how to write, each in its place", async () => {
  const phone = "+44 (0)20 7946 0018";
  receive = createReceiver(read({ PHONE: phone }), send);
  const { status, text } = await post(new URLSearchParams({}), { Accept: "text/html" }).then(
    async (response) => ({ status: response.status, text: await response.text() }),
  );
  const { email } = read();
  const call = `<a href="tel:+442079460018">${phone}</a>`;
  expect(status).toBe(422);
  expect(text).toContain(words.notSent.otherWays(call, `<a href="mailto:${email}">${email}</a>`));
});

/** What browsers never send as `Origin`. */
const sites = ["/path", ".", "?a", "#a", "/*"].map((end) => `https://company.test${end}`);
sites.push("https://*.company.test", "https://company", "https://a@company.test");

test.each<[name: string, ...wrong: string[]]>([
  ["SITE", "", "company.test", "mailto:a@company.test", "https://", "ftp://company.test", ...sites],
  ["MAIL_TO", "", "inbox", "inbox@", "a@b.test b@b.test", "a@b.test\nBcc: c@d.test"],
  ["MAIL_FROM", "", "website", "a@b.test, c@d.test", "<a@b.test"],
  ["PHONE", "", "call us"],
  ["EMAIL", "", "hello", "Us <hello@company.test>"],
  ["THANKS", "http://", "https://other.test/thanks", "//other.test", "mailto:a@b.test"],
  ["PORT", "http", "0", "65536", "80.5", "-1", "0x50", "1e3"],
  ["MAX_PER_DAY", "0", "1e3"],
  ["MAX_PER_MINUTE", "0", "many", "1e9"],
  ["MAIL_API", "api.company.test"],
  ["MAIL_API_KEY", "re secret", "re_\u00e4"],
  [
    "SMTP_URL",
    ...["", "mail.company.test", "https://mail.company.test", "smtp://", "smtps://user@mail.test"],
    ...["smtps://secret", "smtps://user%3A-secret%40a.test", "smtps://a:b@smtp..test"],
    ...[
      "smtps://user:12#secret@a.test",
      "smtps://user:12/secret@a.test",
      "smtp://a:sec%ret@a.test",
    ],
  ],
])("%s is checked for its meaning", (name, ...wrong) => {
  const readWith = (value?: string) =>
    readSettings({ ...right, ...(value !== undefined && { [name]: value }) }, (setting) => ({
      ...nodeSettings(setting),
      ...cloudflareSettings(setting),
    }));
  expect(readWith).not.toThrow();
  for (const value of wrong) {
    const sentence = new RegExp(`^${name} must be [^\n]+\\.$`);
    expect(() => readWith(value), value).toThrow(sentence);
    expect(() => readWith(value), value).not.toThrow(/secret|other/);
  }
});

test("settings that are right are taken as they are meant", () => {
  for (const host of ["localhost", "192.0.2.1", "[2001:db8::1]", "Smtp-1.company.test"]) {
    expect(read({ SMTP_URL: `smtp://${host}:2525`, SITE: `http://${host}:80` })).toHaveProperty(
      "site",
    );
  }
  expect(read()).toMatchObject({ port: 8025, perMinute: 300, perDay: 1000 });
  expect(read({ SITE: "https://b\u00fccher.test/", THANKS: "thanks" })).toMatchObject({
    site: "https://xn--bcher-kva.test",
    thanks: "https://xn--bcher-kva.test/thanks",
  });
  const from = "Website <web@company.test>";
  const to = "a@company.test, b@company.test";
  expect(read({ MAIL_TO: to, MAIL_FROM: from })).toMatchObject({ to, from });
  expect(read({ SMTP_URL: "smtp://a%40b.test:%23%2F%3F@[::1]:2525" }).smtp).toMatchObject({
    ...{ host: "::1", port: 2525, secure: false },
    auth: { user: "a@b.test", pass: "#/?" },
  });
  // The ports of submission with TLS from the start (RFC 8314) and of the one that begins it (RFC 6409).
  const encrypted = { requireTLS: true, tls: { rejectUnauthorized: true } };
  for (const [protocol, more] of Object.entries({
    smtps: { port: 465, secure: true },
    smtp: { port: 587, secure: false },
  })) {
    const { smtp } = read({ SMTP_URL: `${protocol}://mail.company.test` });
    expect(smtp).toMatchObject({ ...more, ...encrypted });
  }
  expect(() => read({ SITE: "", MAIL_TO: "inbox", PORT: "x" })).toThrow(
    /^SITE must .*\nMAIL_TO must .*\nPORT must .*$/,
  );
});

test("only this machine counts as this machine", () => {
  const own = ["localhost", "127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"];
  const others = ["localhost.evil", "a.localhost", "127.0.0.1.evil.test", "127.evil", "::1234", ""];
  expect(own.filter((host) => !isThisMachine(host))).toEqual([]);
  expect(others.filter(isThisMachine)).toEqual([]);
});

/** Three addresses of a sender each, and one of another: of IPv4, and of networks of IPv6 (/64). */
const senders = [
  ["127.9.9.1", "127.9.9.1", "127.9.9.1", "127.9.9.2"],
  ["2001:db8:0:7::1", "2001:db8:0:7:1:2:3:4", "2001:0DB8::7:0:0:0:9", "2001:db8:0:8::1"],
  ["2001:db8::1", "2001:db8:0:0:1::", "2001:db8::1:2:3:4", "2001:db8:0:1::1"],
] as const;

test("a sender is an address, or a network of IPv6", () => {
  for (const [a, b, c, another] of senders) {
    expect([networkOf(b), networkOf(c)]).toEqual([networkOf(a), networkOf(a)]);
    expect(networkOf(another)).not.toBe(networkOf(a));
  }
  for (const address of ["203.0.113.9", "::ffff:203.0.113.9", "64:ff9b::cb00:7109", "unknown", ""])
    expect(networkOf(address)).toBe(address);
  expect(networkOf("2001:db8:1:2::1", 3)).toBe(networkOf("2001:db8:1:ffff:1::", 3));
  expect(networkOf("2001:db8:1::1", 3)).not.toBe(networkOf("2001:db8:2::1", 3));
  expect(networkOf("203.0.113.9", 3)).toBe("203.0.113.9");
  expect(networkOf("fe80::1%eth0")).toBe(networkOf("fe80:0:0:0:2::"));
});

test("only the web server on this machine says who sends, by the last of its addresses", () => {
  const invented = "203.0.113.9, 198.51.100.7";
  expect(senderOf("::1", invented)).toBe("198.51.100.7");
  expect(senderOf("192.0.2.1", invented)).toBe("192.0.2.1");
  expect(senderOf("127.0.0.1", undefined)).toBe("127.0.0.1");
});

test("no minute has more messages of a sender than it may", () => {
  let now = 0;
  const allows = createLimit(10, 60_000, () => now);
  const send = (count: number) => Array.from({ length: count }, () => allows("a")).filter(Boolean);
  expect(send(1)).toHaveLength(1);
  now = 59_000;
  expect(send(12)).toHaveLength(9);
  now = 61_000;
  expect(send(12)).toHaveLength(1);
  expect(allows("b")).toBe(true);
  now = 119_001;
  expect(send(12)).toHaveLength(9);
});
