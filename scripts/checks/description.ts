import { roomOf } from "../../src/lib/room.ts";

/** Longest title, in characters, that fits a hero, a link preview and the results of search engines. */
export const longestTitle = 60;

/** What is wrong with the length of a page's description: search engines show 70 to 155 characters whole. */
export function mistakeInDescription(description: string): string | undefined {
  const length = roomOf(description);
  if (length >= 70 && length <= 155) return;
  return `the description has ${length} characters. Write 70 to 155; search engines cut off longer ones.`;
}
