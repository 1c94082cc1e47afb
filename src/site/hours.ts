export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

type Weekday = (typeof weekdays)[number];

/** Days in a row with the same hours, as in `{ from: "Monday", to: "Friday", opens: "8:00", closes: "17:00" }`. */
export type OfficeHours = {
  readonly from: Weekday;
  readonly to: Weekday;
  /** Local time on a 24-hour clock, such as "7:30". */
  readonly opens: `${number}:${number}`;
  readonly closes: `${number}:${number}`;
};

/** The days of an entry, in order. They may run past Sunday. */
export function daysOf({ from, to }: Pick<OfficeHours, "from" | "to">): readonly Weekday[] {
  const [first, last] = [weekdays.indexOf(from), weekdays.indexOf(to)];
  return [...weekdays, ...weekdays].slice(first, (last < first ? last + 7 : last) + 1);
}

/** Hours since midnight: 7.5 for "7:30". */
export function hourOf(time: OfficeHours["opens"]): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours + minutes / 60;
}

/** An hour of the day in words: "7:30AM" for 7.5. */
export function clockText(hour: number): string {
  const minutes = Math.round((hour % 1) * 60);
  const past = minutes ? `:${String(minutes).padStart(2, "0")}` : "";
  return `${Math.floor(hour) % 12 || 12}${past}${hour % 24 < 12 ? "AM" : "PM"}`;
}

/** Office hours in words: "Mon-Fri 8AM-5PM, Sat 9AM-12PM". */
export const hoursText = (hours: readonly OfficeHours[]): string =>
  hours
    .map(({ from, to, opens, closes }) => {
      const days = [...new Set([from, to])].map((day) => day.slice(0, 3)).join("-");
      return `${days} ${[opens, closes].map((time) => clockText(hourOf(time))).join("-")}`;
    })
    .join(", ");

/** The earliest and the latest hour of the week at which the office is open. */
export const longestDay = (hours: readonly OfficeHours[]) => ({
  opens: Math.min(...hours.map(({ opens }) => hourOf(opens))),
  closes: Math.max(...hours.map(({ closes }) => hourOf(closes))),
});
