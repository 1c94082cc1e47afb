import { Estimate, type EstimateContent } from "~/ui/Estimate";
import { island } from "~/ui/island";

/** What the estimate of licenses says, and the price of each product for one person and month. */
export type LicenseCostContent = EstimateContent & { readonly prices: readonly number[] };

/** What licenses cost a month and a year, for as many people as the visitor types. */
export const LicenseCost = island(function LicenseCost({ prices, ...words }: LicenseCostContent) {
  return (
    <Estimate
      {...words}
      numbers="whole"
      amountsOf={(people) => {
        const month = prices.reduce((sum, price, index) => sum + price * (people[index] ?? 0), 0);
        return [month, 12 * month];
      }}
    />
  );
});
