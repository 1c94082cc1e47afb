import { CallToAction } from "~/sections/CallToAction";
import { ConversionLists } from "~/sections/ConversionLists";
import { DecisionGrid } from "~/sections/DecisionGrid";
import { GatedProcess } from "~/sections/GatedProcess";
import { Hero } from "~/sections/Hero";
import { QuestionRows } from "~/sections/QuestionRows";
import { RunInList } from "~/sections/RunInList";
import { Section, SectionHead } from "~/sections/Section";
import { AiConsultingBoard } from "./board";
import { benefits, callToAction, decision, hero, industries, process, services } from "./content";

export { description } from "./content";

/** AI Consulting (specification section 2.16). */
export default function AiConsulting() {
  return (
    <div data-family="software">
      <Hero {...hero} aside={<AiConsultingBoard />} />
      <Section>
        <SectionHead heading={services.heading} lead={services.lead} />
        <QuestionRows services={services.services} />
      </Section>
      <Section ground="mist">
        <DecisionGrid {...decision} />
      </Section>
      <Section>
        <SectionHead heading={industries.heading} lead={industries.lead} />
        <ConversionLists industries={industries.industries} />
      </Section>
      <Section ground="night">
        <RunInList {...benefits} />
      </Section>
      <Section>
        <SectionHead heading={process.heading} lead={process.lead} />
        <GatedProcess steps={process.steps} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </div>
  );
}
