import type { Credential, Day } from "~/content-types";
import { company } from "../../site/company.ts";
import { locale } from "../../site/locale.ts";

declare global {
  /** The day of a build, for all that it makes. */
  var __TODAY__: Day | undefined;
}

/** Companies that have none have the days of UTC. */
const { zone = "UTC" }: { readonly name: string; readonly zone?: string } = company;

/** The day of a moment where the company is. Throws if its time zone is none, or short: "BST" means Bangladesh. */
export function dayOf(moment: Date, timeZone = zone): Day {
  try {
    if (!/\/|^UTC$/.test(timeZone)) throw RangeError();
    // Swedish dates are written like days.
    return new Intl.DateTimeFormat("sv", { dateStyle: "short", timeZone }).format(moment) as Day;
  } catch {
    throw new Error(
      `site/company.ts: zone is "${timeZone}", which is no time zone. Write one such as "America/Chicago" or "Europe/London".`,
    );
  }
}

/** The company's day: in documents and in the app that of the build. */
export const today = (): Day => globalThis.__TODAY__ ?? dayOf(new Date());

/** The moment at which a day begins where the company is, to a quarter of an hour. */
export function startOf(day: Day, timeZone = zone): Date {
  const moment = new Date(`${day}T00:00Z`);
  // No time zone is further ahead of UTC.
  moment.setUTCHours(-14);
  while (dayOf(moment, timeZone) < day) moment.setUTCMinutes(moment.getUTCMinutes() + 15);
  return moment;
}

/** Whether a day is over. */
export const isPast = (day: Day, on = today()): boolean => day < on;

/** Whether a credential still holds. */
export const isValid = ({ validUntil }: Credential): boolean =>
  validUntil === undefined || !isPast(validUntil);

/** Whether a text is a day: "2026-02-30" is none. */
export const isDay = (text: string): boolean => {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
};

/** A day in words, such as "December 24, 2026". */
export const dayText = (day: Day): string =>
  new Intl.DateTimeFormat(locale.language, { dateStyle: "long", timeZone: "UTC" }).format(
    Date.parse(day),
  );
