import { expect, test } from "vitest";
import { company } from "../../site/company";
import { locale } from "../../site/locale";
import type { OfficeHours } from "../../src/content-types";
import { cityLineOf } from "../../src/lib/address";
import {
  clockText,
  daysOf,
  hourMarks,
  hoursText,
  openHours,
  weekdays as weekdayNames,
} from "../../src/lib/hours";
import { countAtStart, numberIn } from "../../src/lib/in-words";
import { moneyText } from "../../src/lib/money";
import { sentencesOf } from "../../src/lib/sentences";

const american = {
  ...locale,
  language: "en",
  currency: "USD",
  clock: 12,
  range: "-",
  afterHours: "",
  allDay: "24 hours",
  cityLine: "city, state postalCode",
} as const;
const german = {
  ...locale,
  language: "de",
  currency: "EUR",
  clock: 24,
  range: "–",
  afterHours: "",
  cityLine: "postalCode city",
} as const;

const weekdays: OfficeHours = { from: "Monday", to: "Friday", opens: "7:30", closes: "17:00" };
const saturday: OfficeHours = { from: "Saturday", to: "Saturday", opens: "9:05", closes: "18:00" };

const morning: OfficeHours = { ...weekdays, closes: "12:00" };
const afternoon: OfficeHours = { ...weekdays, opens: "13:00" };
const night: OfficeHours = { from: "Sunday", to: "Sunday", opens: "22:00", closes: "6:00" };

test.each([
  ["Mon-Fri 7:30AM-5PM", american, [weekdays]],
  ["Mo–Fr 7:30–17:00, Sa 9:05–18:00", german, [weekdays, saturday]],
  // Those with a break name their days once.
  ["Mo–Fr 7:30–12:00, 13:00–17:00, Sa 9:05–18:00", german, [morning, saturday, afternoon]],
  ["Sun 10PM-6AM", american, [night]],
  ["Sun 5PM-12AM", american, [{ ...night, opens: "17:00", closes: "0:00" }]],
  ["Sun 24 hours", american, [{ ...night, opens: "0:00", closes: "24:00" }]],
  ["Mo–Fr 7:30–17:00 Uhr", { ...german, afterHours: " Uhr" }, [weekdays]],
  [
    "So 24 h",
    { ...german, afterHours: " Uhr", allDay: "24 h" },
    [{ ...night, opens: "0:00", closes: "24:00" }],
  ],
] as const)("office hours in words: %s", (text, country, hours) => {
  expect(hoursText(hours, country)).toBe(text);
});

test.each([
  [0, "12AM", "0:00"],
  [11 + 59 / 60, "11:59AM", "11:59"],
  [12, "12PM", "12:00"],
  [23, "11PM", "23:00"],
  [24, "12AM", "24:00"],
])("%d hours after midnight it is %s or %s", (hour, ...texts) => {
  expect([american, german].map((country) => clockText(hour, country))).toEqual(texts);
});

test("neither an abbreviation nor a date ends a sentence of a heading", () => {
  for (const sentences of [
    ["We run your IT.", "You run your firm."],
    ["IT in St. Pauli.", "Also on 24. 12., e. g. at 8 p.m."],
    ["Де наші?", "У м. Київ…", "Поруч."],
    ["हम कौन हैं।", "हमारी सेवाएँ"],
  ]) {
    expect(sentencesOf(sentences.join(" "))).toEqual(sentences);
  }
});

test("a count at the start of a sentence", () => {
  const [first, second = ""] = locale.numbers.slice(1);
  expect(first).toBeTruthy();
  expect(countAtStart(1, "One service", "services")).toBe("One service");
  expect(countAtStart(2, "One service", "services")).toBe(`${second} services`);
  expect(countAtStart(120, "One service", "services")).toBe("120 services");
});

test.each([
  ["pl", 3, "3 usługi"],
  ["pl", 22, "22 usługi"],
  ["uk", 5, "5 usług"],
  ["cs", 14, "14 usług"],
  ["de", 3, "3 usług"],
])("a count has the form that it takes in %s: %d", (language, count, text) => {
  const country = { ...german, language, numbers: [] };
  expect(countAtStart(count, "usługa", "usług", "usługi", country)).toBe(text);
});

test.each([
  ["99.9%", 99.9, american],
  ["1,500+", 1500, american],
  ["2 minutes", 2, american],
  ["99,9 %", 99.9, german],
  ["1.500+", 1500, german],
  ["%98,5", 98.5, { ...german, language: "tr" }],
  ["1 500+", 1500, { ...german, language: "uk" }],
])("the number in %j is %d", (figure, number, country) => {
  expect(numberIn(figure, country)).toBe(number);
});

test("an address ends with city and postal code in the order of its country", () => {
  const address = { street: "Main Street 1", city: "Springfield", postalCode: "01234" };
  const ends = [american, german].map((country) =>
    cityLineOf({ ...address, state: "Ohio", country: "" }, country),
  );
  expect(ends).toEqual(["Springfield, Ohio 01234", "01234 Springfield"]);
  expect(cityLineOf(company.address)).toContain(company.address.city);
});

test.each([
  ["$6", 6, american],
  ["$1,250.50", 1250.5, american],
  ["6 €", 6, german],
  ["1.250,50 €", 1250.5, german],
])("a price: %s", (text, amount, country) => {
  expect(moneyText(amount, country).replace(/\s/, " ")).toBe(text);
});

test("days may run past Sunday", () => {
  expect(daysOf({ from: "Saturday", to: "Monday" })).toEqual(["Saturday", "Sunday", "Monday"]);
});

test.each([
  ["22:00", "6:00", ["Sunday 22-24", "Monday 0-6"]],
  ["17:00", "0:00", ["Sunday 17-24"]],
  ["8:00", "8:00", ["Sunday 8-24", "Monday 0-8"]],
  ["9:30", "13:15", ["Sunday 9.5-13.25"]],
] as const)("open from %s to %s, also past midnight and past Sunday", (opens, closes, open) => {
  expect(openHours([{ ...night, opens, closes }]).map(inWords)).toEqual(open);
});

test.each([
  [
    [saturday, weekdays],
    [0, 7.5, 18, 24],
  ],
  [[{ ...saturday, opens: "22:00", closes: "6:00" }], [0, 6, 22]],
  [
    [weekdays, { ...saturday, closes: "1:30" }],
    [1.5, 7.5, 24],
  ],
  [[{ ...saturday, opens: "0:00", closes: "24:00" }], [0, 24]],
] as const)(
  "a day's scale names the ends of the hours, and midnight where there is room",
  (hours, marks) => {
    expect(hourMarks(hours)).toEqual(marks);
  },
);

const inWords = ({ day, opens, closes }: ReturnType<typeof openHours>[number]) =>
  `${weekdayNames[day]} ${opens}-${closes}`;
