import { CallToAction } from "~/sections/CallToAction";
import { Hero } from "~/sections/Hero";
import { Section, SectionHead } from "~/sections/Section";
import { ConversionLists } from "./ConversionLists";
import { benefits, callToAction, decision, hero, industries, process, services } from "./content";
import { DecisionGrid } from "./DecisionGrid";
import { GatedSteps } from "./GatedSteps";
import { HeroIllustration } from "./HeroIllustration";
import { QuestionRows } from "./QuestionRows";
import { RunInList } from "./RunInList";

export { description } from "./content";

/** AI Consulting (specification section 2.16). */
export default function AiConsulting() {
  return (
    <div data-family="software">
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section>
        <SectionHead heading={services.heading} lead={services.lead} />
        <QuestionRows services={services.services} />
      </Section>
      <Section surface="subtle">
        <DecisionGrid {...decision} />
      </Section>
      <Section>
        <SectionHead heading={industries.heading} lead={industries.lead} />
        <ConversionLists industries={industries.industries} />
      </Section>
      <Section surface="inverse">
        <RunInList {...benefits} />
      </Section>
      <Section>
        <SectionHead heading={process.heading} lead={process.lead} />
        <GatedSteps steps={process.steps} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </div>
  );
}
