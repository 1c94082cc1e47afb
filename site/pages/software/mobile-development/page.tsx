import { CallToAction } from "~/sections/CallToAction";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { FeatureList } from "~/sections/FeatureList";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import { Steps } from "~/sections/Steps";
import { Labeled } from "~/ui/Labeled";
import { callToAction, hero, need, platforms, process, services, signal } from "./content";
import { devices, PhoneCount } from "./drawings";
import { HeroIllustration } from "./HeroIllustration";
import { OfflineSyncDiagram } from "./OfflineSyncDiagram";
import styles from "./page.module.css";
import { Spectrum } from "./Spectrum";

export { description } from "./content";

/** Mobile development. */
export default function MobileDevelopment() {
  return (
    <>
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section heading={platforms.heading} lead={platforms.lead}>
        <FeatureGrid
          columns={4}
          compact
          features={platforms.platforms.map(({ device, suits, ...platform }) => ({
            ...platform,
            drawing: devices[device],
            below: <Labeled label={platforms.label} items={suits} />,
          }))}
        />
      </Section>
      <SplitSection
        surface="subtle"
        variant="pinned"
        heading={services.heading}
        lead={services.lead}
      >
        <FeatureList variant="rules" features={services.services} />
      </SplitSection>
      <Section surface="inverse" heading={signal.heading} lead={signal.lead}>
        <OfflineSyncDiagram {...signal} />
        <FeatureList variant="rules" features={signal.notes} />
      </Section>
      <SplitSection heading={process.heading} lead={process.lead} variant="narrow">
        <Steps
          variant="column"
          steps={process.steps.map((step) => ({
            ...step,
            aside: (
              <div className={styles.phones}>
                <PhoneCount {...step.phones} />
              </div>
            ),
          }))}
        />
      </SplitSection>
      <Section surface="subtle" heading={need.heading} lead={need.lead}>
        <Spectrum {...need} />
      </Section>
      <CallToAction {...callToAction} />
    </>
  );
}
