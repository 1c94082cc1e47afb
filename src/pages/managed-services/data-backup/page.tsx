import { CallToAction } from "~/sections/CallToAction";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { Hero } from "~/sections/Hero";
import { OptionCards } from "~/sections/OptionCards";
import { Section, SectionHeading } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import { BadgeRow } from "./BadgeRow";
import { ComparisonBars } from "./ComparisonBars";
import { CoverageMatrix } from "./CoverageMatrix";
import {
  callToAction,
  comparison,
  compliance,
  dataLoss,
  habits,
  hero,
  incidents,
  options,
  recovery,
} from "./content";
import { HeroIllustration } from "./HeroIllustration";
import { RecoveryPromises } from "./RecoveryPromises";
import { RecoveryTimeline } from "./RecoveryTimeline";
import { SourcedStats } from "./SourcedStats";

export { description } from "./content";

/** Data Backup & Recovery (specification section 2.9). */
export default function DataBackup() {
  return (
    <div data-family="managed">
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section>
        <SourcedStats {...dataLoss} />
      </Section>
      <Section surface="subtle">
        <SplitSection variant="pinned" {...habits}>
          <FeatureGrid features={habits.features} />
        </SplitSection>
      </Section>
      <Section>
        <SectionHeading heading={options.heading} lead={options.lead} />
        <OptionCards options={options.options} />
      </Section>
      <Section surface="subtle">
        <SectionHeading heading={recovery.heading} lead={recovery.lead} />
        <RecoveryTimeline moments={recovery.moments} spans={recovery.spans} />
        <RecoveryPromises promises={recovery.promises} />
      </Section>
      <Section>
        <ComparisonBars {...comparison} />
      </Section>
      <Section surface="subtle">
        <SectionHeading id="incidents" heading={incidents.heading} lead={incidents.lead} />
        <CoverageMatrix labelledBy="incidents" {...incidents} />
      </Section>
      <Section>
        <SectionHeading heading={compliance.heading} lead={compliance.lead} />
        <BadgeRow label={compliance.label} badges={compliance.badges} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </div>
  );
}
