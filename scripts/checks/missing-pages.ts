import { matches, type Place, type Texts } from "./ready/project";

/** Names in code, what they must be among, and what to do if they aren't. */
const names = [
  [
    /(?<=\bto: )"[a-z0-9-]+"/g,
    "targets",
    "is no page. Delete the entry, write its words without a link, or name another page.",
  ],
  [/(?<=\bviewAll: )"[a-z0-9-]+"/g, "targets", "is no page. Delete this line, or the menu."],
  [/(?<=\b(?:to=|pathTo\())"[a-z0-9-]+"/g, "targets", "is no page. Name another page."],
  [
    /(?<=\bstartingPriceOf\()"[a-z0-9-]+"/g,
    "priced",
    "has no price in site/prices.ts. Write the sentence without it.",
  ],
] as const;

/** Each place in the code that leads to a page that isn't in the route table or names a price that there isn't. */
export const missingPages = (
  code: Texts,
  known: Readonly<Record<"targets" | "priced", readonly string[]>>,
): readonly Place[] =>
  names.flatMap(([pattern, kind, advice]) =>
    matches(code, /^/, pattern)
      .filter(({ match }) => !known[kind].includes(match.slice(1, -1)))
      .map(({ match, ...place }) => ({ ...place, text: `${match} ${advice}` })),
  );
