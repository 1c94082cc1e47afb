import { expect, test } from "vitest";
import { mistakesInHours } from "../../scripts/checks/office-hours";

const hours = (opens: `${number}:${number}`, closes: `${number}:${number}`) =>
  [{ from: "Monday", to: "Friday", opens, closes }] as const;

test("hours of a day and of a night are right, an afternoon without its 12 isn't", () => {
  for (const [opens, closes] of [
    ["8:00", "17:00"],
    ["0:00", "23:59"],
    ["20:00", "2:00"],
    ["08:30", "24:00"],
  ] as const) {
    expect(mistakesInHours(hours(opens, closes))).toEqual([]);
  }
  expect(mistakesInHours(hours("8:00", "5:00"))).toEqual([
    "site/company.ts: the office hours of Monday end at 5:00 of the next day. Write 17:00 for 5 PM.",
  ]);
});

test.each([
  ["9:00", "1:00"],
  ["13:30", "5:30"],
] as const)("an afternoon from %s to %s is named", (opens, closes) => {
  expect(mistakesInHours(hours(opens, closes))).toEqual([
    expect.stringContaining(`end at ${closes} of the next day`),
  ]);
});

test("hours that begin before those above them end are named", () => {
  const morning = hours("9:00", "12:30");
  expect(mistakesInHours([...morning, ...hours("13:30", "17:00")])).toEqual([]);
  const saturday = { ...hours("9:00", "12:00")[0], from: "Saturday", to: "Saturday" } as const;
  expect(mistakesInHours([...morning, saturday])).toEqual([]);
  for (const opens of ["1:30", "9:00"] as const) {
    expect(mistakesInHours([...morning, ...hours(opens, "17:30")])).toContainEqual(
      expect.stringContaining(`office hours of Monday begin at ${opens}, before those above`),
    );
  }
});

test("a time that is none is named", () => {
  for (const time of ["25:00", "8:5", "12:60", "-1:00"] as const) {
    expect(mistakesInHours(hours("8:00", time))).toEqual([
      `site/company.ts: the office hours of Monday have "${time}", which is no time of day. Write one such as 8:30 or 17:00.`,
    ]);
  }
});
