import type { Day } from "~/content-types";
import { dayText } from "~/lib/day";

/** A day in words: "March 31, 2026" for "2026-03-31". */
export const DayText = ({ date }: { date: Day }) => <time dateTime={date}>{dayText(date)}</time>;
