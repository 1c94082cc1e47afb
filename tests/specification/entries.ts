import {
  all,
  type DistPage,
  entryNamed,
  entryNamesIn,
  one,
  sectionTitled,
  textsOf,
} from "../dist-page";

/** The names of the entries that stand in one list with the entry of this name, itself included. */
export function namesBeside(page: DistPage, name: string): string[] {
  const siblings = entryNamed(page.main, name).parentElement?.children ?? [];
  return [...siblings].map((entry) => entryNamesIn(entry)[0] ?? "");
}

/** The items in the entry of this name, such as its features. */
export const itemsOf = (page: DistPage, name: string): string[] =>
  textsOf(entryNamed(page.main, name), ":scope li");

/** The names of the entries in the section with this heading. */
export const namesUnder = (page: DistPage, heading: string): string[] =>
  entryNamesIn(sectionTitled(page, heading));

/** The numbers of all figures by their labels. */
export const figuresOf = (page: DistPage): Record<string, string> =>
  Object.fromEntries(
    all(page.main, "dl > div").map((group) => [textsOf(group, "dt")[0], textsOf(group, "dd")[0]]),
  );

/** The names of the numbered steps in the section with this heading. */
export const stepsUnder = (page: DistPage, heading: string): string[] =>
  entryNamesIn(one(sectionTitled(page, heading), "ol"));

/** The widths of drawn bars in percent of the full width. */
export const barWidthsIn = (where: Element): number[] =>
  all(where, "rect").map((bar) => Math.round(Number(bar.getAttribute("width"))));
