import { CallToAction } from "~/sections/CallToAction";
import { Hero } from "~/sections/Hero";
import { Section, SectionHeading } from "~/sections/Section";
import { callToAction, drill, features, hero, reasons, useCases } from "./content";
import { DataAgeChart } from "./DataAgeChart";
import { DataFlow } from "./DataFlow";
import { DrillDown } from "./DrillDown";
import { HeroIllustration } from "./HeroIllustration";
import { ReportPanels } from "./ReportPanels";

export { description } from "./content";

/** Power BI (specification section 2.20). */
export default function PowerBi() {
  return (
    <div data-family="microsoft">
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section>
        <SectionHeading heading={features.heading} lead={features.lead} />
        <DataFlow {...features} />
      </Section>
      <Section surface="subtle">
        <SectionHeading heading={useCases.heading} lead={useCases.lead} />
        <ReportPanels {...useCases} />
      </Section>
      <Section>
        <SectionHeading heading={drill.heading} lead={drill.lead} />
        <DrillDown {...drill} />
      </Section>
      <Section surface="inverse">
        <SectionHeading heading={reasons.heading} lead={reasons.lead} />
        <DataAgeChart {...reasons} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </div>
  );
}
