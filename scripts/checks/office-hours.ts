import type { OfficeHours } from "../../src/content-types";
import { daysOf, hourOf } from "../../src/lib/hours";

/** Office hours past midnight that are as long as this end so by a slip, "5:00" for 5 PM. In hours. */
const longestNight = 16;

/** What is wrong with office hours: a sentence for each time that is none, and each entry that ends in the night by a slip. */
export const mistakesInHours = (hours: readonly OfficeHours[]): readonly string[] =>
  hours.flatMap((entry, index) => {
    const { from, opens, closes } = entry;
    const wrong = [opens, closes].find(
      (time) => !/^(?:[01]?\d|2[0-3]):[0-5]\d$|^24:00$/.test(time),
    );
    if (wrong !== undefined) {
      return `site/company.ts: the office hours of ${from} have "${wrong}", which is no time of day. Write one such as 8:30 or 17:00.`;
    }
    const before = hours.slice(0, index).find((one) => {
      const isSameDay = daysOf(one).some((day) => daysOf(entry).includes(day));
      return isSameDay && hourOf(opens) < hourOf(one.closes);
    });
    if (before) {
      return `site/company.ts: office hours of ${from} begin at ${opens}, before those above them end at ${before.closes}. Write 13:30 for 1:30 PM, and earlier hours first.`;
    }
    const closed = hourOf(opens) - hourOf(closes);
    return closed > 0 && 24 - closed >= longestNight
      ? `site/company.ts: the office hours of ${from} end at ${closes} of the next day. Write 17:00 for 5 PM.`
      : [];
  });
