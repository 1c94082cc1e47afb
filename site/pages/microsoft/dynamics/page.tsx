import { ArrowRight } from "lucide";
import { CallToAction } from "~/sections/CallToAction";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { FeatureList } from "~/sections/FeatureList";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import { Steps } from "~/sections/Steps";
import { Icon } from "~/ui/Icon";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import { ApplicationViews } from "./ApplicationViews";
import { applications, callToAction, hero, industries, process, reasons } from "./content";
import { HeroIllustration } from "./HeroIllustration";
import { IntegrationComparison } from "./IntegrationComparison";
import styles from "./page.module.css";

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
            below: (
              <p className={styles.rename}>
                <del>{rename.from}</del>
                <Icon of={ArrowRight} />
                <VisuallyHidden> {industries.becomes} </VisuallyHidden>
                <ins>{rename.to}</ins>
              </p>
            ),
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
