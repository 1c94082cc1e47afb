/** The language in which days are written. */
const language = "en-US";

const inWords = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });

/** A day in words: "March 31, 2026" for "2026-03-31". */
export const Day = ({ date }: { date: string }) => (
  <time dateTime={date}>{inWords.format(new Date(date))}</time>
);
