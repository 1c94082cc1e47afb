import { CallToAction } from "~/sections/CallToAction";
import { Hero } from "~/sections/Hero";
import { Section, SectionHeading } from "~/sections/Section";
import { AppWorkflow } from "./AppWorkflow";
import { apps, callToAction, hero, moving, plans, reasons } from "./content";
import { HeroIllustration } from "./HeroIllustration";
import { MigrationList } from "./MigrationList";
import { PlanComparison } from "./PlanComparison";
import { TrackedChanges } from "./TrackedChanges";

export { description } from "./content";

/** Microsoft 365 (specification section 2.18). */
export default function Microsoft365() {
  return (
    <div data-family="microsoft">
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section>
        <SectionHeading heading={apps.heading} lead={apps.lead} />
        <AppWorkflow apps={apps.apps} />
      </Section>
      <Section surface="subtle">
        <TrackedChanges {...reasons} />
      </Section>
      <Section>
        <PlanComparison {...plans} />
      </Section>
      <Section surface="subtle">
        <SectionHeading heading={moving.heading} lead={moving.lead} />
        <MigrationList goesTo={moving.goesTo} moves={moving.moves} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </div>
  );
}
