import { CallToAction } from "~/sections/CallToAction";
import { CodeGlossary } from "~/sections/CodeGlossary";
import { Hero } from "~/sections/Hero";
import { RequestList } from "~/sections/RequestList";
import { ScreenStages } from "~/sections/ScreenStages";
import { Section, SectionHead } from "~/sections/Section";
import { SketchCards } from "~/sections/SketchCards";
import { ChangeBoard } from "./board";
import { callToAction, hero, industries, process, reasons, services } from "./content";
import { serviceSketches, stages } from "./drawings";

export { description } from "./content";

/** Software overview (specification section 2.13). */
export default function Software() {
  return (
    <div data-family="software">
      <Hero {...hero} aside={<ChangeBoard />} />
      <Section>
        <SectionHead heading={services.heading} lead={services.lead} />
        <SketchCards cards={services.cards} sketches={serviceSketches} />
      </Section>
      <Section ground="mist">
        <SectionHead heading={reasons.heading} lead={reasons.lead} />
        <CodeGlossary lines={reasons.lines} />
      </Section>
      <Section>
        <SectionHead heading={industries.heading} lead={industries.lead} />
        <RequestList requests={industries.requests} />
      </Section>
      <Section ground="mist">
        <SectionHead heading={process.heading} lead={process.lead} />
        <ScreenStages steps={process.steps} stages={stages} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </div>
  );
}
