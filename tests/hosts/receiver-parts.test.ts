/* deploy/receiver by its functions: mails, settings, and who counts as a sender. */
import { expect, test } from "vitest";
import { isThisMachine, networkOf } from "../../deploy/receiver/addresses.mjs";
import { createLimit } from "../../deploy/receiver/limits.mjs";
import { mailOf } from "../../deploy/receiver/mail.mjs";
import { readMessage } from "../../deploy/receiver/message.mjs";
import { cloudflareSettings, nodeSettings, readSettings } from "../../deploy/receiver/settings.mjs";
import { words } from "../../deploy/receiver/words.mjs";
import { networks, settings } from "./receiver-hosts";

const right = {
  ...settings,
  SITE: "https://www.company.test",
  SMTP_URL: "smtps://user:pass@mail.company.test",
};

/** What browsers never send as `Origin`. */
const sites = ["/path", ".", "?a", "#a", "/*"].map((end) => `https://company.test${end}`);
sites.push("https://*.company.test", "https://company", "https://a@company.test");

const read = (body: object | string) =>
  readMessage(
    new Request("https://www.company.test", {
      method: "POST",
      body: typeof body === "string" ? new URLSearchParams(body) : JSON.stringify(body),
      ...(typeof body === "object" && { headers: { "Content-Type": "application/json" } }),
    }),
  );
const textOf = async (body: object | string) =>
  mailOf(
    await read(body),
    readSettings(right, () => ({})),
  ).text;

test("every line that a visitor wrote has a bar and at most 70 characters", async () => {
  const blanks = [..." \t\u00a0\u3000\u200b\u3164\u2800\u034f\u0000", " \u200d", "\u200d \ufe0f"];
  for (const blank of blanks.map((character) => character.repeat(400))) {
    for (const end of ["", "\n", "\r\n", "\v", "\f", "\u0085", "\u2028", "\u2029"]) {
      const message = `Hello${end}${blank}${end}email: evil@b.test${end}\u00a0${end}${blank}-- ${end}x`;
      const text = await textOf({ name: "Ada", message });
      const [own = ""] = text.split("\n-- \n");
      expect(own).toMatch(/^name:\n\| Ada\n\nmessage:\n(?:\|(?: \S.{0,69})?\n)+$/u);
      expect(own).not.toMatch(/[^\S\n]{2}|\p{Bidi_Control}/u);
    }
  }
  const message = `\u202eHello\u200f\n${"ab ".repeat(40)}${"c".repeat(80)}\n\n 👩‍💻 می‌خواهم`;
  expect(await textOf({ message })).toContain(
    `message:\n| Hello\n| ${"ab ".repeat(23)}\n| ${"ab ".repeat(17)}\n| ${"c".repeat(70)}\n| cccccccccc\n|\n| 👩‍💻 می‌خواهم\n\n-- \n`.replaceAll(
      " \n|",
      "\n|",
    ),
  );
});

test("a field's name is a short word, and is in the mail once", async () => {
  const names = [
    "Sent with the form at https://evil",
    "",
    "\u3164",
    "a\u202e",
    "a".repeat(41),
    "a b",
    "-- ",
  ];
  for (const name of names) {
    await expect(read({ name: "Ada", [name]: "//b.test" }), name).rejects.toThrow(
      words.reasons.shape,
    );
  }
  const text = await textOf("email=a@b.test&message=Hi&email=c@d.test&Größe_2-b=1");
  expect(text).toMatch(
    /^email:\n\| a@b.test\n\| c@d.test\n\nmessage:\n\| Hi\n\nGröße_2-b:\n\| 1\n\n-- \n/,
  );
  await expect(read({ message: "\u3164 \u200b" })).rejects.toThrow(words.reasons.empty);
});

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
  ["MAX_SENDING", "0"],
  ["MAX_WAITING", "-1"],
  ["MAX_WAIT", "0", "10"],
  ["MAIL_API", "api.company.test"],
  ["MAIL_API_KEY", "re secret", "re_\u00e4"],
  [
    "SMTP_URL",
    ...["", "mail.company.test", "https://mail.company.test", "smtp://", "smtps://user@mail.test"],
    ...[
      "secret",
      "user%3A-secret%40smtp.company.test",
      "a:b@secret",
      "a:b@smtp..test",
      "a:b@.test",
    ].map((rest) => `smtps://${rest}`),
    ...["user:12#secret@a.test", "user:12/secret@a.test", "user:12?secret@a.test"].map(
      (rest) => `smtps://${rest}`,
    ),
    ...["user:#secret@a.test", "user:sec%ret@a.test"].map((rest) => `smtp://${rest}`),
  ],
])("%s is checked for its meaning", (name, ...wrong) => {
  const read = (value?: string) =>
    readSettings({ ...right, ...(value !== undefined && { [name]: value }) }, (setting) => ({
      ...nodeSettings(setting),
      ...cloudflareSettings(setting),
    }));
  expect(read).not.toThrow();
  for (const value of wrong) {
    const sentence = new RegExp(`^${name} must be [^\n]+\\.$`);
    expect(() => read(value), value).toThrow(sentence);
    expect(() => read(value), value).not.toThrow(/secret|other/);
  }
});

test("settings that are right are taken as they are meant", () => {
  const read = (variables: object) => readSettings({ ...right, ...variables }, nodeSettings);
  for (const host of ["localhost", "192.0.2.1", "[2001:db8::1]", "Smtp-1.company.test"]) {
    expect(read({ SMTP_URL: `smtp://${host}:2525`, SITE: `http://${host}:80` })).toHaveProperty(
      "site",
    );
  }
  expect(read({})).toMatchObject({
    port: 8025,
    perMinute: 300,
    perDay: 1000,
    sending: 20,
    waiting: 100,
  });
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
  expect(() => read({ SITE: "", MAIL_TO: "inbox", PORT: "x" })).toThrow(
    /^SITE must .*\nMAIL_TO must .*\nPORT must .*$/,
  );
});

test("only this machine counts as this machine", () => {
  const own = ["localhost", "127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"];
  const others = ["localhost.attacker", "127.0.0.1.attacker.test", "127.attacker", "::1234", ""];
  expect(own.filter((host) => !isThisMachine(host))).toEqual([]);
  expect(others.filter(isThisMachine)).toEqual([]);
});

test("a sender is an address, or a network of IPv6", () => {
  for (const [a, b, c, another] of networks) {
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

test("no minute has more messages of a sender than it may", () => {
  let now = 0;
  const allows = createLimit(10, 60_000, () => now);
  const send = (count: number) => Array.from({ length: count }, () => allows("a")).filter(Boolean);
  now = 59_000;
  expect(send(12)).toHaveLength(10);
  now = 61_000;
  expect(send(12)).toHaveLength(0);
  expect(allows("b")).toBe(true);
  now = 119_001;
  expect(send(12)).toHaveLength(10);
});
