import { CallToAction } from "~/sections/CallToAction";
import { CardGrid } from "~/sections/CardGrid";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { Steps } from "~/sections/Steps";
import { AnnotatedCode } from "./AnnotatedCode";
import { callToAction, hero, industries, process, reasons, services } from "./content";
import { serviceDrawings, stages } from "./drawings";
import { HeroIllustration } from "./HeroIllustration";

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
      <Section surface="subtle" heading={reasons.heading}>
        <FeatureGrid
          columns={3}
          features={reasons.lines.map(({ title, description, ...line }) => ({
            title,
            description,
            drawing: <AnnotatedCode {...line} />,
          }))}
        />
      </Section>
      <Section heading={industries.heading} lead={industries.lead}>
        <FeatureGrid lines features={industries.requests} />
      </Section>
      <Section surface="subtle" heading={process.heading} lead={process.lead}>
        <Steps steps={process.steps.map((step) => ({ ...step, drawing: stages[step.drawing] }))} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </>
  );
}
