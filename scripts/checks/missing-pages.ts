import { matches, type Place, type Texts } from "./ready/project";

/** What leads to a page by its target, and what to do where there is no such page. */
const links = [
  ["to: ", "Delete the entry, write its words without a link, or name another page."],
  ["viewAll: ", "Delete this line, or the menu."],
  ["to=|pathTo\\(", "Name another page."],
] as const;

/**
 * Each place in the code that leads to a page that isn't in the route table or names a price that isn't in
 * site/prices.ts, and what to do there.
 */
export function missingPages(
  code: Texts,
  targets: readonly string[],
  priced: readonly string[],
): readonly Place[] {
  const missing = (before: string, known: readonly string[], text: string, todo: string) =>
    matches(code, /^/, new RegExp(`(?<=\\b(?:${before}))"[a-z0-9-]+"`, "g"))
      .filter(({ match }) => !known.includes(match.slice(1, -1)))
      .map(({ match, ...place }) => ({ ...place, text: `${match} ${text}.`, todo }));
  return [
    ...links.flatMap(([before, todo]) => missing(before, targets, "is no page", todo)),
    ...missing(
      "startingPriceOf\\(",
      priced,
      "has no price in site/prices.ts",
      "Write the sentence without it.",
    ),
  ];
}
