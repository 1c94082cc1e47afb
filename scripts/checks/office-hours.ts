import type { OfficeHours } from "../../src/content-types";

/** Hours in a row that only a time of the afternoon without its 12 makes. */
const most = 16 * 60;

/** Office hours that end at night because "5:00" was meant to be 5 PM: a sentence for each. */
export const mistakesInHours = (hours: readonly OfficeHours[]): readonly string[] =>
  hours.flatMap(({ from, opens, closes }) => {
    const night = minutesOf(opens) - minutesOf(closes);
    return night > 0 && 24 * 60 - night > most
      ? `site/company.ts: the office hours of ${from} end at ${closes} of the next day. Write 17:00 for 5 PM.`
      : [];
  });

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return 60 * hour + minute;
}
