import { CallToAction } from "~/sections/CallToAction";
import { Hero } from "~/sections/Hero";
import { Section, SectionHeading } from "~/sections/Section";
import { AnnotatedCode } from "./AnnotatedCode";
import { callToAction, hero, industries, process, reasons, services } from "./content";
import { serviceDrawings, stages } from "./drawings";
import { HeroIllustration } from "./HeroIllustration";
import { IllustratedCards } from "./IllustratedCards";
import { IllustratedSteps } from "./IllustratedSteps";
import { IndustryRequests } from "./IndustryRequests";

export { description } from "./content";

/** Software overview (specification section 2.13). */
export default function Software() {
  return (
    <div data-family="software">
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section>
        <SectionHeading heading={services.heading} lead={services.lead} />
        <IllustratedCards {...services} drawings={serviceDrawings} />
      </Section>
      <Section surface="subtle">
        <SectionHeading heading={reasons.heading} lead={reasons.lead} />
        <AnnotatedCode lines={reasons.lines} />
      </Section>
      <Section>
        <SectionHeading heading={industries.heading} lead={industries.lead} />
        <IndustryRequests requests={industries.requests} />
      </Section>
      <Section surface="subtle">
        <SectionHeading heading={process.heading} lead={process.lead} />
        <IllustratedSteps steps={process.steps} drawings={stages} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </div>
  );
}
