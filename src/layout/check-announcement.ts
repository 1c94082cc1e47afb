import type { Announcement } from "./content";

const mostCharacters = 90;
const day = 24 * 60 * 60 * 1000;

/** Whether a day (UTC) is after the last one of an announcement. */
export const isOver = ({ lastDay }: Announcement, today: Date): boolean =>
  today.getTime() >= Date.parse(lastDay) + day;

/** What is wrong with an announcement, a sentence for each mistake. */
export function mistakesInAnnouncement({ text, lastDay }: Announcement): readonly string[] {
  const record = "src/layout/content.ts: announcement";
  return [
    ...(text.length <= mostCharacters
      ? []
      : [
          `${record}.text has ${text.length} characters. Write at most ${mostCharacters}, which are two lines on a phone.`,
        ]),
    ...(Number.isNaN(Date.parse(lastDay))
      ? [`${record}.lastDay is "${lastDay}", which is no day. Write one such as "2026-12-24".`]
      : []),
  ];
}
