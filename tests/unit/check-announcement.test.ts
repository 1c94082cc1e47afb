import { expect, test } from "vitest";
import { mistakesInAnnouncement } from "../../scripts/checks/announcement";

test("the build names what is wrong with an announcement", () => {
  expect(mistakesInAnnouncement({ text: "a".repeat(90), lastDay: "2026-12-24" })).toEqual([]);
  expect(mistakesInAnnouncement({ text: "a".repeat(91), lastDay: "2026-13-40" })).toEqual([
    expect.stringMatching(
      /^site\/words\/header-and-footer\.ts: announcement\.text has 91 characters\. /,
    ),
    expect.stringMatching(
      /^site\/words\/header-and-footer\.ts: announcement\.lastDay is "2026-13-40", /,
    ),
  ]);
});
