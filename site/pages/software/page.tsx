import { ClosingLine } from "~/sections/CallToAction";
import { CardGrid } from "~/sections/CardGrid";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { Steps } from "~/sections/Steps";
import { callToAction, hero, industries, process, reasons, services } from "./content";
import { serviceDrawings, stages } from "./drawings";
import { FirstProjects } from "./FirstProjects";
import { HeroIllustration } from "./HeroIllustration";
import { Promises } from "./Promises";

export { description } from "./content";

/** Software overview. */
export default function Software() {
  return (
    <>
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section heading={services.heading} lead={services.lead}>
        <CardGrid
          linkLabel={services.linkLabel}
          cards={services.cards.map(({ drawing, ...card }) => ({
            ...card,
            drawing: serviceDrawings[drawing],
          }))}
        />
      </Section>
      <Section surface="inverse" heading={reasons.heading}>
        <Promises first={reasons.first} others={reasons.others} />
      </Section>
      <Section heading={industries.heading}>
        <FirstProjects example={industries.example} requests={industries.requests} />
      </Section>
      <Section surface="subtle" heading={process.heading} lead={process.lead}>
        <Steps steps={process.steps.map((step) => ({ ...step, drawing: stages[step.drawing] }))} />
      </Section>
      <ClosingLine {...callToAction} />
    </>
  );
}
