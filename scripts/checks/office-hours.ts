import type { OfficeHours } from "../../src/content-types";
import { hourOf } from "../../src/lib/hours";

/** Office hours past midnight that are longer than this end so by a slip, "5:00" for 5 PM. In hours. */
const longestNight = 16;

/** What is wrong with office hours, a sentence for each entry that ends in the night by a slip. */
export const mistakesInHours = (hours: readonly OfficeHours[]): readonly string[] =>
  hours.flatMap(({ from, opens, closes }) => {
    const closed = hourOf(opens) - hourOf(closes);
    return closed > 0 && 24 - closed > longestNight
      ? `site/company.ts: the office hours of ${from} end at ${closes} of the next day. Write 17:00 for 5 PM.`
      : [];
  });
