import { CallToAction } from "~/sections/CallToAction";
import { DataTable } from "~/sections/DataTable";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { Steps } from "~/sections/Steps";
import { callToAction, hero, plans, start } from "./content";

export { description } from "./content";

/** Cloud-Arbeitsplatz. */
export default function Page() {
  return (
    <>
      <Hero {...hero} />
      <Section id="preis" heading={plans.heading}>
        <DataTable columns={plans.columns} rows={plans.rows} />
      </Section>
      <Section surface="subtle" heading={start.heading}>
        <Steps steps={start.steps} />
      </Section>
      <CallToAction {...callToAction} />
    </>
  );
}
