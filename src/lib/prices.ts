import type { PricedService, Target } from "~/content-types";
import { perUserPerMonth, solutions } from "~/site/prices";
import { moneyText } from "./money";

/** What a solution costs today, in the currency of site/locale.ts. */
export const priceToday = ({ startingPrice, todaysPrice = startingPrice }: PricedService): number =>
  todaysPrice;

/** The same as text, such as "$7 per user per month". */
export const priceText = (solution: PricedService): string =>
  `${moneyText(priceToday(solution))}${solution.monthly ? ` ${perUserPerMonth}` : ""}`;

/** What the solution with this page costs today, as text. npm run check:types names a text that asks for one without a price. */
export function startingPriceOf(target: Target): string {
  const solution = solutions.find(({ to }) => to === target);
  if (!solution) throw new Error(`No price of "${target}": npm run check:types names the text.`);
  return priceText(solution);
}
