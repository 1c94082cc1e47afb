import { DataTable } from "~/sections/DataTable";
import { Section, SectionHeading } from "~/sections/Section";
import { counts, entries } from "../entries";
import type { Shown } from "../examples";

const rows = [
  { id: "Basic", cells: ["Basic", "Updates and monitoring", "Next business day"] },
  { id: "Standard", cells: ["Standard", "Also the help desk", "Same day"] },
  { id: "Complete", cells: ["Complete", "Also security and backup", "Within an hour"] },
];

export const Schedule = ({ surface }: Pick<Shown, "surface">) => (
  <Section surface={surface}>
    <SectionHeading id="plans" heading="Compare the plans" />
    <DataTable labelledBy="plans" columns={["Plan", "Includes", "We answer"]} rows={rows} />
  </Section>
);

/** The last column is what the visitor gets. */
export const Comparison = () => (
  <Section>
    <SectionHeading id="answers" heading="How soon we answer" />
    <DataTable
      labelledBy="answers"
      columns={["Plan", "Includes", "We answer"]}
      rows={rows}
      variant="comparison"
    />
  </Section>
);

/** From one row to eight, with short and with long words. */
export const OneToEight = () => (
  <>
    {counts.map((count) => (
      <Section key={count}>
        <SectionHeading id={`rows-${count}`} heading={`${count} in all`} />
        <DataTable
          labelledBy={`rows-${count}`}
          columns={["What", "How"]}
          rows={entries(count).map(({ title, description }) => ({
            id: title,
            cells: [title, description],
          }))}
        />
      </Section>
    ))}
  </>
);
