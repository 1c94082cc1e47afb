import { DataTable } from "~/sections/DataTable";
import { Section } from "~/sections/Section";
import type { Shown } from "../example-files";

const rows = [
  ["Basic", "Updates and monitoring", "Next business day"],
  ["Standard", "Also the help desk", "Same day"],
  ["Complete", "Also security and backup", "Within an hour"],
];

export const Schedule = ({ surface }: Pick<Shown, "surface">) => (
  <Section id="plans" surface={surface} heading="Compare the plans">
    <DataTable columns={["Plan", "Includes", "We answer"]} rows={rows} />
  </Section>
);

/** The last column is what the visitor gets. */
export const Comparison = () => (
  <Section id="answers" heading="How soon we answer">
    <DataTable columns={["Plan", "Includes", "We answer"]} rows={rows} variant="comparison" />
  </Section>
);
