import { expect, test } from "vitest";
import { missingPages } from "../../scripts/checks/missing-pages";

test("each link to a page that doesn't exist is named, with what to do", () => {
  const code = `export const list = [{ label: "Team", to: "team" }, { from: "Monday", to: "Friday" }];
// to: "nowhere"
export const link = { text: "our shop", to: "shop", anchor: "new" };
export const menu = { viewAll: "store", action: pathTo("market") };
const button = <Button to="mall">{startingPriceOf("team")}</Button>;
const price = startingPriceOf("home");`;
  const texts = new Map([["site/a.tsx", code.split("\n")]]);
  const known = { targets: ["home", "team"], priced: ["team"] };
  expect(missingPages(texts, known).map(({ line, text }) => `${line}: ${text}`)).toEqual([
    expect.stringContaining('3: "shop" is no page. Delete the entry, write its words without'),
    '4: "store" is no page. Delete this line, or the menu.',
    '4: "market" is no page. Name another page.',
    '5: "mall" is no page. Name another page.',
    '6: "home" has no price in site/prices.ts. Write the sentence without it.',
  ]);
});
