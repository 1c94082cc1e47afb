import { CallToAction } from "~/sections/CallToAction";
import { Hero } from "~/sections/Hero";
import { Section, SectionHead } from "~/sections/Section";
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
        <SectionHead heading={features.heading} lead={features.lead} />
        <DataFlow {...features} />
      </Section>
      <Section surface="inverse">
        <SectionHead heading={reasons.heading} lead={reasons.lead} />
        <DataAgeChart {...reasons} />
      </Section>
      <Section>
        <SectionHead heading={useCases.heading} lead={useCases.lead} />
        <ReportPanels {...useCases} />
      </Section>
      <Section surface="subtle">
        <SectionHead heading={drill.heading} lead={drill.lead} />
        <DrillDown {...drill} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </div>
  );
}
