import { Section } from "~/sections/Section";
import { ExampleCost } from "./ExampleCost.island";

export const OfLicenses = () => (
  <Section>
    <ExampleCost
      fields={[{ label: "People", note: "$6 a month each", value: "20" }]}
      example="Example"
      amounts={["A month", "A year"]}
      most={10_000}
      wrong="Enter a whole number up to 10,000."
    />
  </Section>
);
