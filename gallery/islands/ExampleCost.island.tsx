import { Estimate, type EstimateContent } from "~/ui/Estimate";
import { island } from "~/ui/island";

/** What licenses for so many people cost: alive here as in a document. */
export const ExampleCost = island(function ExampleCost(words: EstimateContent) {
  return (
    <Estimate
      {...words}
      numbers="whole"
      amountsOf={([people = 0]) => [people * 6, people * 6 * 12]}
    />
  );
});
