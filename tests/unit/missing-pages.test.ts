import { expect, test } from "vitest";
import { missingPages } from "../../scripts/checks/missing-pages";

test("each link to a page that doesn't exist is named, with what to do", () => {
  const content = `export const list = [
  { label: "Team", to: "team" },
  {
    label: "Shop",
    to: "shop",
  },
  { text: "our shop", to: "shop", anchor: "new" },
];
export const menu = { viewAll: "shop", action: { to: "shop" } };
const price = startingPriceOf("shop") + startingPriceOf("team") + startingPriceOf("home");
`;
  const texts = new Map([["site/pages/home/content.ts", content.split("\n")]]);
  expect(missingPages(texts, ["home", "team"], ["team"])).toMatchObject([
    {
      file: "site/pages/home/content.ts",
      line: 5,
      text: '"shop" is no page.',
      todo: "Delete the entry, or mend the name.",
    },
    { line: 7, todo: "Write its words without a link, or mend the name." },
    { line: 9, todo: "Delete this line, or the menu." },
    { line: 9, todo: "Name another page." },
    { line: 10, todo: "Name another page." },
    { line: 10, text: '"home" has no price in site/prices.ts.' },
  ]);
});
