import type { Announcement } from "../../site/words/header-and-footer";
import { isDay, isPast } from "../../src/lib/day";

const mostCharacters = 90;

/** What is wrong with an announcement, a sentence for each mistake. Says so if its last day is over. */
export function mistakesInAnnouncement({ text, lastDay }: Announcement): readonly string[] {
  const record = "site/words/header-and-footer.ts: announcement";
  if (isPast(lastDay)) console.warn(`${record} is left out: its last day was ${lastDay}.`);
  return [
    ...(text.length <= mostCharacters
      ? []
      : [
          `${record}.text has ${text.length} characters. Write at most ${mostCharacters}, which are two lines on a phone.`,
        ]),
    ...(isDay(lastDay)
      ? []
      : [`${record}.lastDay is "${lastDay}", which is no day. Write one such as "2026-12-24".`]),
  ];
}
