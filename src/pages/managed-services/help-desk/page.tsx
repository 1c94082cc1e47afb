import { CallToAction } from "~/sections/CallToAction";
import { FeatureList } from "~/sections/FeatureList";
import { Hero } from "~/sections/Hero";
import { Section, SectionHeading } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import { ContactChannels } from "./ContactChannels";
import { callToAction, channels, features, hero, issues, metrics, tiers } from "./content";
import { HeroIllustration } from "./HeroIllustration";
import { IssueGrid } from "./IssueGrid";
import { PictogramStats } from "./PictogramStats";
import { TierTable } from "./TierTable";

export { description } from "./content";

/** Help Desk Support (specification section 2.10). */
export default function HelpDesk() {
  return (
    <div data-family="managed">
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section>
        <SplitSection {...features}>
          <FeatureList features={features.features} />
        </SplitSection>
      </Section>
      <Section surface="subtle">
        <SectionHeading id="tiers" heading={tiers.heading} lead={tiers.lead} />
        <TierTable labelledBy="tiers" {...tiers} />
      </Section>
      <Section>
        <SectionHeading heading={issues.heading} lead={issues.lead} />
        <IssueGrid issues={issues.issues} />
      </Section>
      <Section surface="subtle">
        <SectionHeading heading={metrics.heading} lead={metrics.lead} />
        <PictogramStats figures={metrics.figures} />
      </Section>
      <Section>
        <SectionHeading heading={channels.heading} lead={channels.lead} />
        <ContactChannels channels={channels.channels} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </div>
  );
}
