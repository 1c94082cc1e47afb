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
  expect(missingPages(texts, ["home", "team"], ["team"])).toMatchObject([
    {
      file: "site/a.tsx",
      line: 3,
      text: '"shop" is no page.',
      todo: expect.stringMatching(/^Delete the entry, write/),
    },
    { line: 4, text: '"store" is no page.', todo: "Delete this line, or the menu." },
    { line: 4, text: '"market" is no page.', todo: "Name another page." },
    { line: 5, text: '"mall" is no page.' },
    { line: 6, text: '"home" has no price in site/prices.ts.' },
  ]);
});
