import { CallToAction } from "~/sections/CallToAction";
import { CardGrid } from "~/sections/CardGrid";
import { Hero } from "~/sections/Hero";
import { Section, SectionHeading } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import { Timeline } from "~/sections/Timeline";
import { ComparisonRows } from "./ComparisonRows";
import { callToAction, hero, incident, reasons, report, services } from "./content";
import { HeroIllustration } from "./HeroIllustration";
import { SampleReport } from "./SampleReport";

export { description } from "./content";

/** Managed services overview (specification section 2.5). */
export default function ManagedServices() {
  return (
    <div data-family="managed">
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section>
        <SectionHeading heading={services.heading} lead={services.lead} />
        <CardGrid {...services} />
      </Section>
      <Section surface="inverse">
        <SplitSection variant="pinned" {...incident}>
          <Timeline entries={incident.entries} />
        </SplitSection>
      </Section>
      <Section>
        <SectionHeading heading={reasons.heading} lead={reasons.lead} />
        <ComparisonRows captions={reasons.captions} contrasts={reasons.contrasts} />
      </Section>
      <Section surface="subtle">
        <SampleReport {...report} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </div>
  );
}
