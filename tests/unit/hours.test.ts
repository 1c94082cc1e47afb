import { expect, test } from "vitest";
import { company } from "../../src/site/company";
import { clockText, hoursText, type OfficeHours } from "../../src/site/hours";
import { daysOf, longestDay } from "../../src/site/week";

const weekdays: OfficeHours = { from: "Monday", to: "Friday", opens: "7:30", closes: "17:00" };
const saturday: OfficeHours = { from: "Saturday", to: "Saturday", opens: "9:05", closes: "18:00" };

test("office hours in words", () => {
  expect(hoursText([weekdays])).toBe("Mon-Fri 7:30AM-5PM");
  expect(hoursText([weekdays, saturday])).toBe("Mon-Fri 7:30AM-5PM, Sat 9:05AM-6PM");
});

test.each([
  [0, "12AM"],
  [11 + 59 / 60, "11:59AM"],
  [12, "12PM"],
  [23, "11PM"],
  [24, "12AM"],
])("%d hours after midnight it is %s", (hour, text) => {
  expect(clockText(hour)).toBe(text);
});

test("days may run past Sunday", () => {
  expect(daysOf({ from: "Saturday", to: "Monday" })).toEqual(["Saturday", "Sunday", "Monday"]);
});

test("the longest day is from the earliest opening to the latest closing", () => {
  expect(longestDay([saturday, weekdays])).toEqual({ opens: 7.5, closes: 18 });
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
