import { CallToAction } from "~/sections/CallToAction";
import { DataTable } from "~/sections/DataTable";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { callToAction, hero, plans } from "./content";

export { description } from "./content";

export default function Page() {
  return (
    <>
      <Hero {...hero} />
      <Section id="preis" heading={plans.heading}>
        <DataTable columns={plans.columns} rows={plans.rows} />
      </Section>
      <CallToAction {...callToAction} />
    </>
  );
}
