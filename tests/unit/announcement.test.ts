import { expect, test } from "vitest";
import { mistakesInAnnouncement } from "../../src/layout/check-announcement";
import type { Announcement } from "../../src/layout/content";
import { isPast } from "../../src/lib/day";

const announcement: Announcement = { text: "We moved to Pier Road.", lastDay: "2026-12-24" };

test("a day is past when it's over", () => {
  expect(isPast(announcement.lastDay, new Date("2026-12-01"))).toBe(false);
  expect(isPast(announcement.lastDay, new Date("2026-12-24T23:59:59Z"))).toBe(false);
  expect(isPast(announcement.lastDay, new Date("2026-12-25"))).toBe(true);
});

test("the build names what is wrong with an announcement", () => {
  expect(mistakesInAnnouncement(announcement)).toEqual([]);
  expect(mistakesInAnnouncement({ text: "a".repeat(91), lastDay: "2026-13-40" })).toEqual([
    expect.stringMatching(/^src\/layout\/content\.ts: announcement\.text has 91 characters\. /),
    expect.stringMatching(/^src\/layout\/content\.ts: announcement\.lastDay is "2026-13-40", /),
  ]);
});
