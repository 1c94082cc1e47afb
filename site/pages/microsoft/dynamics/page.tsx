import { CallToAction } from "~/sections/CallToAction";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { FeatureList } from "~/sections/FeatureList";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import { Steps } from "~/sections/Steps";
import { ApplicationViews } from "./ApplicationViews";
import { applications, callToAction, hero, industries, process, reasons } from "./content";
import { HeroIllustration } from "./HeroIllustration";
import { IntegrationComparison } from "./IntegrationComparison";
import { RenamedField } from "./RenamedField";

export { description } from "./content";

/** Dynamics 365. */
export default function Dynamics() {
  return (
    <>
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section heading={applications.heading} lead={applications.lead}>
        <ApplicationViews {...applications} />
      </Section>
      <Section surface="subtle" heading={industries.heading} lead={industries.lead}>
        <FeatureGrid
          columns={3}
          compact
          features={industries.industries.map(({ rename, ...industry }) => ({
            ...industry,
            below: <RenamedField {...rename} becomes={industries.becomes} />,
          }))}
        />
      </Section>
      <Section surface="inverse" heading={reasons.heading} lead={reasons.lead}>
        <IntegrationComparison apart={reasons.apart} together={reasons.together} />
        <FeatureList features={reasons.reasons} variant="rules" />
      </Section>
      <SplitSection surface="subtle" variant="pinned" heading={process.heading} lead={process.lead}>
        <Steps variant="column" steps={process.steps} />
      </SplitSection>
      <CallToAction {...callToAction} />
    </>
  );
}
