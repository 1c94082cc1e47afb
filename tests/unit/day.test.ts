import { expect, onTestFinished, test } from "vitest";
import { dayOf, isPast, isValid, startOf, today } from "../../src/lib/day";

test.each([
  ["2026-11-25T12:59Z", "Australia/Sydney", "2026-11-25"],
  ["2026-11-25T13:00Z", "Australia/Sydney", "2026-11-26"],
  ["2026-11-26T05:59Z", "America/Chicago", "2026-11-25"],
  ["2026-11-26T06:00Z", "America/Chicago", "2026-11-26"],
  // Clocks change on these days.
  ["2026-10-03T14:00Z", "Australia/Sydney", "2026-10-04"],
  ["2026-03-28T23:00Z", "Europe/Berlin", "2026-03-29"],
  ["2026-11-25T18:15Z", "Asia/Kathmandu", "2026-11-26"],
] as const)("at %s it's, in %s, %s", (moment, zone, day) => {
  expect(dayOf(new Date(moment), zone)).toBe(day);
  const start = startOf(day, zone);
  expect(start.getTime()).toBeLessThanOrEqual(Date.parse(moment));
  expect(dayOf(start, zone)).toBe(day);
  expect(dayOf(new Date(start.getTime() - 1), zone)).not.toBe(day);
});

test("an announcement and a credential hold to the end of their last day, which is the build's in the app, too", () => {
  onTestFinished(() => {
    globalThis.__TODAY__ = undefined;
  });
  for (const [day, isOver] of [
    ["2026-12-24", false],
    ["2026-12-25", true],
  ] as const) {
    globalThis.__TODAY__ = day;
    expect(today()).toBe(day);
    expect(isPast("2026-12-24")).toBe(isOver);
    expect(isValid({ name: "a", issuer: "b", validUntil: "2026-12-24" })).toBe(!isOver);
  }
});

test("a time zone that is none is named with its file", () => {
  for (const zone of ["Central", "BST", "CST", ""]) {
    expect(() => dayOf(new Date(), zone)).toThrow(`site/company.ts: zone is "${zone}", `);
  }
});
