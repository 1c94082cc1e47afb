import { CallToAction } from "~/sections/CallToAction";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { FeatureList } from "~/sections/FeatureList";
import { Hero } from "~/sections/Hero";
import { Section, SectionHeading } from "~/sections/Section";
import { Steps } from "~/sections/Steps";
import { Chip } from "~/ui/Chip";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import { ApplicationViews } from "./ApplicationViews";
import { applications, callToAction, hero, industries, process, reasons } from "./content";
import { drawings } from "./drawings";
import { HandoverDrawing } from "./HandoverDrawing";
import { HeroIllustration } from "./HeroIllustration";
import { IntegrationComparison } from "./IntegrationComparison";

export { description } from "./content";

/** Dynamics 365. */
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
        <FeatureGrid
          columns={3}
          features={industries.industries.map(({ labels, ...industry }) => ({
            ...industry,
            below: labels.map(({ from, to }) => (
              <p key={from}>
                <del>{from}</del>
                <VisuallyHidden> {industries.becomes} </VisuallyHidden>
                {"\u2002"}
                <ins>
                  <Chip>{to}</Chip>
                </ins>
              </p>
            )),
          }))}
        />
      </Section>
      <Section>
        <SectionHeading heading={reasons.heading} lead={reasons.lead} />
        <IntegrationComparison apart={reasons.apart} together={reasons.together} />
        <FeatureList features={reasons.reasons} variant="rules" />
      </Section>
      <Section surface="subtle">
        <SectionHeading heading={process.heading} lead={process.lead} />
        <Steps
          steps={process.steps.map(({ carries, ...step }) => ({
            ...step,
            drawing: <HandoverDrawing from={process.from} to={process.to} carries={carries} />,
          }))}
        />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </div>
  );
}
