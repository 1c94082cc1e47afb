import { expect, test } from "vitest";
import { company } from "../../src/site/company";
import { clockText, hoursText, type OfficeHours } from "../../src/site/hours";
import { countAtStart } from "../../src/site/in-words";
import { daysOf, longestDay } from "../../src/site/week";

const weekdays: OfficeHours = { from: "Monday", to: "Friday", opens: "8:00", closes: "17:00" };
const longWeek: OfficeHours = { from: "Monday", to: "Saturday", opens: "7:30", closes: "18:00" };
const saturday: OfficeHours = { from: "Saturday", to: "Saturday", opens: "9:05", closes: "12:00" };

test.each([
  ["Mon-Fri 8AM-5PM", [weekdays]],
  ["Mon-Sat 7:30AM-6PM", [longWeek]],
  ["Mon-Fri 8AM-5PM, Sat 9:05AM-12PM", [weekdays, saturday]],
])("office hours in words: %s", (text, hours) => {
  expect(hoursText(hours)).toBe(text);
});

test.each([
  [0, "12AM"],
  [7.5, "7:30AM"],
  [11 + 59 / 60, "11:59AM"],
  [12, "12PM"],
  [12.25, "12:15PM"],
  [23, "11PM"],
  [24, "12AM"],
])("%d hours after midnight it is %s", (hour, text) => {
  expect(clockText(hour)).toBe(text);
});

test("days may run past Sunday", () => {
  expect(daysOf({ from: "Saturday", to: "Monday" })).toEqual(["Saturday", "Sunday", "Monday"]);
  expect(daysOf({ from: "Sunday", to: "Sunday" })).toEqual(["Sunday"]);
});

test("the longest day is from the earliest opening to the latest closing", () => {
  expect(longestDay([weekdays, saturday])).toEqual({ opens: 8, closes: 17 });
  expect(longestDay([saturday, longWeek])).toEqual({ opens: 7.5, closes: 18 });
});

test("the company closes after it opens, and no day is listed twice", () => {
  for (const entry of company.officeHours) {
    const { opens, closes } = longestDay([entry]);
    expect(opens, entry.from).toBeGreaterThanOrEqual(0);
    expect(closes, entry.from).toBeGreaterThan(opens);
    expect(closes, entry.from).toBeLessThanOrEqual(24);
  }
  const days = company.officeHours.flatMap(daysOf);
  expect(days).toEqual([...new Set(days)]);
});

test("counts are in words up to twelve", () => {
  expect([0, 1, 7, 12, 13].map((count) => countAtStart(count, "layer"))).toEqual([
    "Zero layers",
    "One layer",
    "Seven layers",
    "Twelve layers",
    "13 layers",
  ]);
});
