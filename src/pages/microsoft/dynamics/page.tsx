import { CallToAction } from "~/sections/CallToAction";
import { Hero } from "~/sections/Hero";
import { Section, SectionHeading } from "~/sections/Section";
import { ApplicationViews } from "./ApplicationViews";
import { applications, callToAction, hero, industries, process, reasons } from "./content";
import { drawings } from "./drawings";
import { HandoverSteps } from "./HandoverSteps";
import { HeroIllustration } from "./HeroIllustration";
import { IndustryLabels } from "./IndustryLabels";
import { IntegrationComparison } from "./IntegrationComparison";

export { description } from "./content";

/** Dynamics 365 (specification section 2.19). */
export default function Dynamics() {
  return (
    <div data-family="microsoft">
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section>
        <SectionHeading heading={applications.heading} lead={applications.lead} />
        <ApplicationViews {...applications} drawings={drawings} />
      </Section>
      <Section surface="subtle">
        <SectionHeading heading={industries.heading} lead={industries.lead} />
        <IndustryLabels {...industries} />
      </Section>
      <Section>
        <SectionHeading heading={reasons.heading} lead={reasons.lead} />
        <IntegrationComparison {...reasons} />
      </Section>
      <Section surface="subtle">
        <SectionHeading heading={process.heading} lead={process.lead} />
        <HandoverSteps {...process} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </div>
  );
}
