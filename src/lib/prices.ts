import type { PricedService, Target } from "~/content-types";
import { perUserPerMonth, solutions } from "~/site/prices";
import { moneyText } from "./money";

/** Starting price of a solution as text, such as "$6 per user per month". */
export const priceText = ({ startingPrice, monthly }: PricedService): string =>
  `${moneyText(startingPrice)}${monthly ? ` ${perUserPerMonth}` : ""}`;

/** Starting price of a solution, as text. npm run check:types names a text that asks for one that isn't in the list. */
export function startingPriceOf(target: Target): string {
  const solution = solutions.find(({ to }) => to === target);
  if (!solution) throw new Error(`No price of "${target}": npm run check:types names the text.`);
  return priceText(solution);
}
