import { all, type DistPage, entryNamed, one, textsOf } from "../dist-page";

/** The section whose h2 has this text. Throws if there is not exactly one. */
export function sectionTitled(page: DistPage, heading: string): Element {
  const sections = all(page.main, "section").filter((section) =>
    textsOf(section, "h2").includes(heading.replace(/\s+/g, " ")),
  );
  const [section, ...others] = sections;
  if (!section || others.length > 0) {
    throw new Error(`${sections.length} sections of ${page.path} are titled "${heading}"`);
  }
  return section;
}

/** The names of entries in document order, however they are marked up. */
const entryNamesIn = (where: ParentNode): string[] => textsOf(where, "h3, h4, dt, th[scope=row]");

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
