import { Estimate, type EstimateContent } from "~/ui/Estimate";
import { island } from "~/ui/island";

/** What the estimate of an outage says, and the hours until a failed server works again, with the time to confirm it. */
export type OutageCostContent = EstimateContent & { readonly recovery: number };

/** What an outage costs, by the visitor's numbers, and what is left of it with the promised recovery time. */
export const OutageCost = island(function OutageCost({ recovery, ...words }: OutageCostContent) {
  return (
    <Estimate
      {...words}
      numbers="positive"
      amountsOf={([people = 0, hours = 0, cost = 0]) =>
        [hours, Math.min(hours, recovery)].map((down) => Math.round(people * down * cost))
      }
    />
  );
});
