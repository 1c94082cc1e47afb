/* What a build says of facts: nothing of right ones, one sentence of each wrong one. */
import { afterEach, expect, expectTypeOf, test, vi } from "vitest";
import { mistakesInDelivery, mistakesInFieldNames } from "../../scripts/checks/delivery";
import { mistakesInEncoding } from "../../scripts/checks/encoding";
import { mistakesInCodes, mistakesInLanguage } from "../../scripts/checks/language";
import { mistakesInMarks } from "../../scripts/checks/mark";
import { mistakesInHours } from "../../scripts/checks/office-hours";
import { mistakesInPhone } from "../../scripts/checks/phone";
import {
  mistakesInAnnouncement,
  mistakesInCompanyUrl,
  mistakesInEmail,
  mistakesInPrice,
} from "../../scripts/checks/site";
import { mistakesInValues } from "../../scripts/checks/values";
import type { OfficeHours, PhoneNumber } from "../../src/content-types";
import { folderWith } from "../folder-with";

const warn = vi.spyOn(console, "warn").mockReturnValue();
afterEach(() => warn.mockClear());

/** Values that are right, and sentences with the values that they are said of. */
type Cases = {
  readonly right: readonly string[];
  readonly wrong: Readonly<Record<string, string[]>>;
};

/** A check's test: `says` is what it says of a value. */
const testFact = (
  name: string,
  says: (value: string) => readonly string[] | Promise<readonly string[]>,
  { right, wrong }: Cases,
) =>
  test(`the build names ${name} that can't be right`, async () => {
    for (const value of right) expect(await says(value), value).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
    for (const [sentence, values] of Object.entries(wrong)) {
      for (const value of values) {
        expect(await says(value), value).toEqual([expect.stringContaining(sentence)]);
      }
    }
  });

testFact("an address of the site", mistakesInCompanyUrl, {
  right: ["https://www.example.com", "https://example.com:8443"],
  wrong: {
    "It must be an address such as https://www.example.com, without a path or a slash at": [
      ...["https://www.example.com/", "https://www.example.com?a=b", "https://www.Example.com"],
      ...["https://me@www.example.com", "http://www.example.com", "www.example.com", ""],
    ],
    "Write https://www.xn--mller-it-65a.de, which browsers show": ["https://www.müller-it.de"],
    "Write https://xn--d-uga0v4h.pl, which": ["https://Łódź.pl/"],
    "Write https://xn--80aswg.xn--j1amh, which": ["http://сайт.укр"],
    "The site can't be below a path. Write https://ada.github.io and publish it": [
      ...["https://ada.github.io/our-site/", "http://ada.github.io/b"],
    ],
  },
});

testFact("a mail address", (email) => mistakesInEmail("site/company.ts: email", email), {
  right: ["office@firm.co.uk"],
  wrong: {
    'site/company.ts: email is "': [
      ...["mailto:office@firm.com", "office @ firm.com", "Office <office@firm.com>", "office@firm"],
    ],
  },
});

// cspell:ignore deutsch
testFact("a language", mistakesInLanguage, {
  right: ["en", "pt-BR", "sr-Latn", "uk", "ja"],
  wrong: {
    'site/locale.ts: "en-UK" is written "en-GB"': ["en-UK"],
    "is written from right to left": ["ar", "he-IL", "uz-Arab"],
    "is no language": ["de_DE", "deutsch", ""],
  },
});

testFact("a currency", (currency) => mistakesInCodes(currency, "DE"), {
  right: ["EUR"],
  wrong: { 'site/locale.ts: currency is "': ["€", "eur", "UKP"] },
});

testFact("a country", (country) => mistakesInCodes("EUR", country), {
  right: ["DE"],
  wrong: { 'site/company.ts: country is "': ["Deutschland", "UK"] },
});

const hours = (entries: string) =>
  entries.split(", ").map((entry): OfficeHours => {
    const [from, opens, closes] = entry.split(/[ -]/);
    return { from, to: from?.startsWith("Mon") ? "Friday" : from, opens, closes } as OfficeHours;
  });

testFact("office hours", (entries) => mistakesInHours(hours(entries)), {
  right: [
    ...["Monday 8:00-17:00", "Monday 0:00-23:59", "Monday 20:00-2:00", "Monday 08:30-24:00"],
    ...["Monday 9:00-12:30, Monday 13:30-17:00", "Monday 9:00-12:30, Saturday 9:00-12:00"],
  ],
  wrong: {
    "of Monday end at 5:00 of the next day. Write 17:00 for 5 PM": ["Monday 8:00-5:00"],
    "of the next day.": ["Monday 9:00-1:00", "Monday 13:30-5:30"],
    'of the next day. Write opens: "8:00", closes: "17:00" if': ["Monday 17:00-8:00"],
    "office hours of Monday begin at 1:30, before those above them end at 12:30.": [
      "Monday 9:00-12:30, Monday 1:30-17:30",
    ],
    "begin at 9:00, before": ["Monday 9:00-12:30, Monday 9:00-17:30"],
    "of Monday to Friday and those of Wednesday to Wednesday are of the same day. Give": [
      "Monday 9:00-17:00, Wednesday 9:00-12:00",
    ],
    "begin and end at 9:00. Write 0:00 and 24:00": ["Monday 9:00-9:00"],
    'are of "Mon", which is no day of the week. Write one such as Monday': ["Mon 9:00-17:00"],
    "which is no time of day. Write one such as 8:30": [
      ...["Monday 8:00-25:00", "Monday 8:00-8:5", "Monday 8:00-12:60", "Monday 8:00-1"],
    ],
  },
});

testFact(
  "a price",
  (price) => mistakesInPrice({ title: "Bookkeeping", startingPrice: JSON.parse(price) }),
  {
    right: ["120.5"],
    wrong: {
      "site/prices.ts: the price of Bookkeeping must be a number above 0": ["0", "-1", '"120,50"'],
    },
  },
);

const linkTo = (href: string) => JSON.stringify({ href });

testFact("a text", (value) => mistakesInValues({ "site/a.ts": JSON.parse(value) }), {
  right: [
    '{ "list": [{ "alt": "" }, "-5 degrees", " ", null, 0] }',
    '{ "href": "https://a.test", "map": "https://a.test", "always": "" }',
    '[{ "href": "#a" }, { "href": "tel:+1-314-555-0142;ext=1" }, { "href": "/files/a" }]',
    '[{ "href": "mailto:a@b.test,c@d.test?subject=A" }, { "href": "https://b\u00fccher.test:8080/?a#b" }]',
  ],
  wrong: {
    "site/a.ts: list[1].label is empty. Write it, or delete its entry.": [
      '{ "list": [1, { "label": "" }] }',
    ],
    "site/a.ts: list[0] is empty.": ['{ "list": [""] }'],
    'site/a.ts: answer[0] begins with "': ['{ "answer": ["• One"] }', '{ "answer": ["- One"] }'],
    "Write an address such as https://www.example.com": [
      '{ "href": "www.a.test" }',
      '{ "href": "http://a.test" }',
      '{ "map": "maps.test" }',
      '{ "href": "/about" }',
      ...["mailto:", "mailto:a@b", "mailto:a@b,test", "mailto: a@b.test", "tel:+1", "#"].map(
        linkTo,
      ),
      ...["https://", "https://a", "https:// a.test", "https://a,test"].map(linkTo),
    ],
  },
});

test("a file that isn't saved as UTF-8 is named", () => {
  const text = "£99 – café";
  const root = folderWith({
    "site/a.md": text,
    "site/b.md": Buffer.from(text, "latin1"),
    "site/c.ts": Buffer.from(`\uFEFF${text}`, "utf16le"),
    "site/d.png": Buffer.from(text, "latin1"),
  });
  expect(mistakesInEncoding(root)).toEqual([
    expect.stringContaining("site/b.md isn't saved as UTF-8"),
    expect.stringContaining("site/c.ts isn't saved as UTF-8"),
  ]);
});

/** What is said of "text = number to dial". */
const phone = (number: string) => {
  const [text = "", dial] = number.split(" = ");
  return mistakesInPhone("site/company.ts: phone", { text, dial: dial as PhoneNumber["dial"] });
};

testFact("a phone number", phone, {
  right: [
    ...["(314) 555-0142 = +13145550142", "1-800-555-0142 = +18005550142"],
    ...["+1 314 555 0142 = +13145550142", "(314) 555-0142 ext. 5 = +13145550142"],
    ...["1-800-FLOWERS = +18003569377", "1-800-Contacts = +18002668228"],
    ...["+44 (0)20 7946 0958 = +442079460958", "020 7946 0958 = +442079460958"],
    ...["040 66969-120 = +494066969120", "+49 (0)40 66969-120 = +494066969120"],
    ...["06 1234 5678 = +390612345678", "+376 712 345 = +376712345"],
  ],
  wrong: {
    'Write "+", the country code and the number without its first 0, digits only': [
      ...["+1 314 555 0142", "13145550142", "+113145550142", "+1314555014", "+131455501425"],
      ...["+13145550142,5", "+1800FLOWERS", "+3145550", "+4420794609581234", "+4402079460958"],
      ...["+353012345678", "+358091234567", "+972031234567"],
    ].map((dial) => `+${dial.replace(/\D/g, "")} = ${dial}`),
    'site/company.ts: phone.text is "': [
      ...["(314) 555-0143 = +13145550142", "(207) 555-0142 = +13145550142"],
      ...["(314) 555-0142 = +3145550142", "+44 20 7946 0958 = +432079460958"],
      ...["(314) 555-01422 = +13145550142", "0142 = +13145550142"],
      ...["1-800-FLOWERY = +18003569377", "Call us = +13145550142"],
    ],
  },
});

test("a number to dial begins with a plus, by its type", () => {
  expectTypeOf<"+13145550142">().toExtend<PhoneNumber["dial"]>();
  expectTypeOf<"3145550142">().not.toExtend<PhoneNumber["dial"]>();
  expectTypeOf<"+1 (314) 555-0142">().not.toExtend<PhoneNumber["dial"]>();
});

testFact("an address for messages", (address) => mistakesInDelivery({ address }), {
  right: ["https://forms.example.com/message?to=sales", "/", "/api/contact"],
  wrong: {
    "It must be an address such as https://": [
      ...["http://forms.example.com/message", "http://localhost.example.com/message", ""],
      ...["https://ada:secret@forms.example.com/message", "mailto:a@example.com", "//message"],
    ],
  },
});

/** Of the form's fields, of the honeypot and of a value that goes along. */
const inNames = (names: string, honeypot?: string) =>
  mistakesInFieldNames(
    names.split(",").map((name) => ({ name })),
    { address: "/api", encoding: "json", values: { key: "1" }, ...(honeypot && { honeypot }) },
  );

testFact("a field", inNames, {
  right: ["name,email", "Größe_2-b"],
  wrong: {
    'a field is named "': ["name,name", "name,topic", "name,key"],
    'Write letters, digits, "-" and "_" only': ["postal code", "a".repeat(41), ""],
  },
});

test("a field may have the name of the usual honeypot where another one is used, and a choice has options", () => {
  expect(inNames("name,topic", "website")).toEqual([]);
  for (const options of [[], ["Tax", "Tax"]]) {
    expect(mistakesInFieldNames([{ name: "topic", options }], undefined)).toEqual([
      expect.stringContaining('"topic" and has no options, or one of them twice.'),
    ]);
  }
});

testFact("an announcement", (text) => mistakesInAnnouncement({ text, lastDay: "2999-12-24" }), {
  right: ["a".repeat(90)],
  wrong: { "announcement.text has 91 characters. ": ["a".repeat(91)] },
});

testFact("a last day", (day) => mistakesInAnnouncement({ text: "", lastDay: day as never }), {
  right: ["2999-12-24"],
  wrong: { 'announcement.lastDay is "2999-13-40", ': ["2999-13-40"] },
});

/** Of a mark that is drawn as a line, or filled. */
const mark = (path: string, filled: boolean) =>
  mistakesInMarks({ mark: { shapes: [{ color: "text", path, filled }], strokeWidth: 2 } });

testFact("a mark drawn as a shape", (path) => mark(path, true), {
  right: ["M4 6h24v20H4z"],
  wrong: {
    "mark isn't in the middle ": ["M10 10h480v480H10z", "M600 600h200v200H600z", "M2 2"],
  },
});

testFact("a mark drawn as a line", (path) => mark(path, false), {
  right: ["M3 16h26"],
  wrong: { "mark isn't in the middle ": ["M2 12h4l3-9 6 18 3-9h4"] },
});

test("what is for trying out only, or over, is a warning that names the setting", () => {
  expect([
    ...mistakesInCompanyUrl("https://company.example"),
    ...mistakesInDelivery({ address: "http://localhost:8080/message" }),
    ...mistakesInAnnouncement({ text: "", lastDay: "2020-07-03" }),
  ]).toEqual([]);
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringMatching(/https:\/\/company\.example.*company\.url.*site\/company\.ts/),
    expect.stringMatching(/localhost:8080\/message.*site\/delivery\.ts/),
    expect.stringMatching(/header-and-footer\.ts: announcement is left out/),
  ]);
});
