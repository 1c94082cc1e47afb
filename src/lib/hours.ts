import type { OfficeHours, Weekday } from "~/content-types";
import { locale } from "~/site/locale";

/** Hours since midnight: 7.5 for "7:30". */
export function hourOf(time: OfficeHours["opens"]): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours + minutes / 60;
}

/** An hour of the day in words: "7:30AM" for 7.5, or "7:30" on a 24-hour clock. */
export function clockText(hour: number, { clock } = locale): string {
  const minutes = Math.round((hour % 1) * 60);
  const past = `:${String(minutes).padStart(2, "0")}`;
  if (clock === 24) return `${Math.floor(hour)}${past}`;
  return `${Math.floor(hour) % 12 || 12}${minutes ? past : ""}${hour % 24 < 12 ? "AM" : "PM"}`;
}

/** The days of a week, in order. */
export const weekdays: readonly Weekday[] = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
];

/** A day's short name: "Mon". */
export const dayName = (day: Weekday, { language } = locale): string =>
  // 2024 began on a Monday.
  new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" }).format(
    Date.UTC(2024, 0, 1 + weekdays.indexOf(day)),
  );

/** The days of an entry in words: "Mon-Fri". */
const daysText = ({ from, to }: OfficeHours, country: typeof locale): string =>
  [...new Set([from, to])].map((day) => dayName(day, country)).join(country.range);

/** Office hours in words: "Mon-Fri 8AM-5PM, Sat 9AM-12PM", or "Mon-Fri 8AM-12PM, 1PM-5PM" with a break. */
export function hoursText(hours: readonly OfficeHours[], country = locale): string {
  const text = [...new Set(hours.map((entry) => daysText(entry, country)))]
    .map((days) => {
      const entries = hours.filter((entry) => daysText(entry, country) === days);
      const times = entries.map(({ opens, closes }) => {
        const ends = [hourOf(opens), hourOf(closes)];
        if (ends.join() === "0,24" && country.allDay) return country.allDay;
        return ends.map((hour) => clockText(hour, country)).join(country.range);
      });
      return `${days} ${times.join(", ")}`;
    })
    .join(", ");
  return country.allDay && text.endsWith(country.allDay) ? text : text + (country.afterHours ?? "");
}

/** The days of an entry, in order. They may run past Sunday. */
export function daysOf({ from, to }: Pick<OfficeHours, "from" | "to">): readonly Weekday[] {
  const [first, last] = [weekdays.indexOf(from), weekdays.indexOf(to)];
  return [...weekdays, ...weekdays].slice(first, (last < first ? last + 7 : last) + 1);
}

/** When the office opens and closes, in hours since midnight. If that's after midnight, it closes after 24. */
function spanOf(entry: OfficeHours) {
  const [opens, closes] = [hourOf(entry.opens), hourOf(entry.closes)];
  return { opens, closes: closes > opens ? closes : closes + 24 };
}

/**
 * The hours that name a day's scale, in order: when the office opens first and closes last, and midnight where its label
 * doesn't touch the others.
 */
export function hourMarks(hours: readonly OfficeHours[]): readonly number[] {
  const spans = hours.map(spanOf);
  const closes = Math.max(...spans.map((span) => span.closes));
  const ends = [Math.min(...spans.map((span) => span.opens)), closes > 24 ? closes - 24 : closes];
  const midnight = [...(Math.min(...ends) < 3 ? [] : [0]), ...(Math.max(...ends) > 20 ? [] : [24])];
  return [...new Set([...ends, ...midnight])].sort((a, b) => a - b);
}

/** The hours of each day at which the office is open. What goes past midnight ends on the next day. */
export const openHours = (hours: readonly OfficeHours[]) =>
  hours.flatMap((entry) => {
    const { opens, closes } = spanOf(entry);
    const parts = [
      { day: 0, opens, closes: Math.min(closes, 24) },
      { day: 1, opens: 0, closes: closes - 24 },
    ].filter((part) => part.closes > 0);
    return daysOf(entry).flatMap((name) =>
      parts.map((part) => ({ ...part, day: (weekdays.indexOf(name) + part.day) % 7 })),
    );
  });
