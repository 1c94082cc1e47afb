import { DataTable } from "~/sections/DataTable";
import { Section } from "~/sections/Section";
import type { Shown } from "../example-files";
import { counts, entries } from "../placeholders";

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

/** From one row to eight, with short and with long words. */
export const OneToEight = () => (
  <>
    {counts.map((count) => (
      <Section id={`rows-${count}`} key={count} heading={`${count} in all`}>
        <DataTable
          columns={["What", "How"]}
          rows={entries(count).map(({ title, description }) => [title, description])}
        />
      </Section>
    ))}
  </>
);
