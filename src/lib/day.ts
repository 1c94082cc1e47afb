import type { Credential, Day } from "~/content-types";
import { locale } from "../site/locale.ts";

const milliseconds = 24 * 60 * 60 * 1000;

/** Whether a moment is after the end of a day (UTC). */
export const isPast = (day: Day, now: Date): boolean =>
  now.getTime() >= Date.parse(day) + milliseconds;

/** Whether a credential still holds. */
export const isValid = ({ validUntil }: Credential, now: Date): boolean =>
  validUntil === undefined || !isPast(validUntil, now);

/** The day of a moment (UTC). */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Whether a text is a day: "2026-02-30" is none. */
export const isDay = (text: string): boolean => {
  const time = Date.parse(text);
  return !Number.isNaN(time) && dayOf(new Date(time)) === text;
};

/** A day in words, such as "December 24, 2026". */
export const dayText = (day: Day): string =>
  new Intl.DateTimeFormat(locale.language, { dateStyle: "long", timeZone: "UTC" }).format(
    Date.parse(day),
  );
