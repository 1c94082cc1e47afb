import type { OfficeHours } from "../../src/content-types";
import { daysOf, hourOf, weekdays } from "../../src/lib/hours";

/** Office hours past midnight that are as long as this end so by a slip, "5:00" for 5 PM. In hours. */
const longestNight = 16;

/** Those that begin before a night shift and end after an evening out are the wrong way round, "17:00" to "8:00". */
const night = { begins: 20, ends: 6 };

/** What is wrong with office hours: a sentence for each day and time that is none, each entry that ends in the night by a slip, and each that meets another. */
export const mistakesInHours = (hours: readonly OfficeHours[]): readonly string[] =>
  hours.flatMap((entry, index) => {
    const { from, to, opens, closes } = entry;
    const noDay = [from, to].find((day) => !weekdays.includes(day));
    if (noDay !== undefined) {
      return `site/company.ts: office hours are of "${noDay}", which is no day of the week. Write one such as ${weekdays[0]}, in English.`;
    }
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
    if (opens === closes) {
      return `site/company.ts: the office hours of ${from} begin and end at ${opens}. Write 0:00 and 24:00 for the whole day.`;
    }
    if (before && (before.from !== from || before.to !== to)) {
      return `site/company.ts: the office hours of ${before.from} to ${before.to} and those of ${from} to ${to} are of the same day. Give each day to one of them: Monday to Tuesday, Wednesday, Thursday to Friday.`;
    }
    if (before) {
      return `site/company.ts: office hours of ${from} begin at ${opens}, before those above them end at ${before.closes}. Write 13:30 for 1:30 PM, and earlier hours first.`;
    }
    const closed = hourOf(opens) - hourOf(closes);
    if (closed > 0 && hourOf(opens) < night.begins && hourOf(closes) > night.ends) {
      return `site/company.ts: the office hours of ${from} begin at ${opens} and end at ${closes} of the next day. Write opens: "${closes}", closes: "${opens}" if they're the wrong way round.`;
    }
    return closed > 0 && 24 - closed >= longestNight
      ? `site/company.ts: the office hours of ${from} end at ${closes} of the next day. Write 17:00 for 5 PM.`
      : [];
  });
