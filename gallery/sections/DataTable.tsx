import { DataTable } from "~/sections/DataTable";
import { Section, SectionHeading } from "~/sections/Section";
import type { Shown } from "../examples";

const plans = [
  { name: "Basic", includes: "Updates and monitoring", answer: "Next business day" },
  { name: "Standard", includes: "Also the help desk", answer: "Same day" },
  { name: "Complete", includes: "Also security and backup", answer: "Within an hour" },
];

/** The class sets `--row-space` and the widths of the columns, in a style sheet of your page. */
export const ThreeColumns = ({ surface }: Pick<Shown, "surface">) => (
  <Section surface={surface}>
    <SectionHeading id="plans" heading="Compare the plans" />
    <DataTable labelledBy="plans" columns={["Plan", "Includes", "We answer"]} className="rows">
      {plans.map(({ name, includes, answer }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{includes}</td>
          <td>{answer}</td>
        </tr>
      ))}
    </DataTable>
  </Section>
);

export const WithCaption = () => (
  <Section>
    <SectionHeading id="answers" heading="How soon we answer" />
    <DataTable
      columns={["Plan", "We answer"]}
      labelledBy="answers"
      caption="Within business hours"
      className="rows"
    >
      {plans.map(({ name, answer }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{answer}</td>
        </tr>
      ))}
    </DataTable>
  </Section>
);
