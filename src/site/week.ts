import { hourOf, type OfficeHours, type Weekday, weekdays } from "./hours";

/** The days of an entry, in order. They may run past Sunday. */
export function daysOf({ from, to }: Pick<OfficeHours, "from" | "to">): readonly Weekday[] {
  const [first, last] = [weekdays.indexOf(from), weekdays.indexOf(to)];
  return [...weekdays, ...weekdays].slice(first, (last < first ? last + 7 : last) + 1);
}

/** The earliest and the latest hour of the week at which the office is open. */
export const longestDay = (hours: readonly OfficeHours[]) => ({
  opens: Math.min(...hours.map(({ opens }) => hourOf(opens))),
  closes: Math.max(...hours.map(({ closes }) => hourOf(closes))),
});
