import { CallToAction } from "~/sections/CallToAction";
import { Hero } from "~/sections/Hero";
import { Section, SectionHeading } from "~/sections/Section";
import { BenefitList } from "./BenefitList";
import { benefits, callToAction, decision, hero, industries, process, services } from "./content";
import { DecisionMatrix } from "./DecisionMatrix";
import { GatedSteps } from "./GatedSteps";
import { HeroIllustration } from "./HeroIllustration";
import { IndustryExamples } from "./IndustryExamples";
import { ServiceQuestions } from "./ServiceQuestions";

export { description } from "./content";

/** AI Consulting (specification section 2.16). */
export default function AiConsulting() {
  return (
    <div data-family="software">
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section>
        <SectionHeading heading={services.heading} lead={services.lead} />
        <ServiceQuestions services={services.services} />
      </Section>
      <Section surface="subtle">
        <DecisionMatrix {...decision} />
      </Section>
      <Section>
        <SectionHeading heading={industries.heading} lead={industries.lead} />
        <IndustryExamples industries={industries.industries} verb={industries.verb} />
      </Section>
      <Section surface="inverse">
        <BenefitList {...benefits} />
      </Section>
      <Section>
        <SectionHeading heading={process.heading} lead={process.lead} />
        <GatedSteps steps={process.steps} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </div>
  );
}
