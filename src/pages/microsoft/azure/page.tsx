import { CallToAction } from "~/sections/CallToAction";
import { CardGrid } from "~/sections/CardGrid";
import { Hero } from "~/sections/Hero";
import { Section, SectionHeading } from "~/sections/Section";
import { ComplianceList } from "./ComplianceList";
import { CostPhases } from "./CostPhases";
import {
  approach,
  callToAction,
  compliance,
  hero,
  migration,
  reasons,
  services,
  trust,
} from "./content";
import { drawings } from "./drawings";
import { HeroIllustration } from "./HeroIllustration";
import { IllustratedReasons } from "./IllustratedReasons";
import { MigrationOptions } from "./MigrationOptions";
import { TrustPoints } from "./TrustPoints";

export { description } from "./content";

/** Azure Consulting (specification section 2.21). */
export default function Azure() {
  return (
    <div data-family="microsoft">
      <Hero {...hero} aside={<HeroIllustration />} foot={<TrustPoints points={trust} />} />
      <Section>
        <SectionHeading heading={services.heading} lead={services.lead} />
        <CardGrid
          cards={services.services}
          linkLabel={services.linkLabel}
          linkAbout={services.linkAbout}
        />
      </Section>
      <Section surface="subtle">
        <SectionHeading heading={migration.heading} lead={migration.lead} />
        <MigrationOptions services={migration.services} />
      </Section>
      <Section>
        <SectionHeading heading={approach.heading} lead={approach.lead} />
        <CostPhases {...approach} />
      </Section>
      <Section surface="inverse">
        <SectionHeading heading={reasons.heading} lead={reasons.lead} />
        <IllustratedReasons reasons={reasons.reasons} drawings={drawings} />
      </Section>
      <Section surface="subtle">
        <SectionHeading heading={compliance.heading} lead={compliance.lead} />
        <ComplianceList {...compliance} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </div>
  );
}
