import { BadgeCheck } from "lucide";
import { Bars } from "~/sections/Bars";
import { CallToAction } from "~/sections/CallToAction";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { Hero } from "~/sections/Hero";
import { OptionCards } from "~/sections/OptionCards";
import { Section } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import { Stats } from "~/sections/Stats";
import { ChipList } from "~/ui/ChipList";
import { Labeled } from "~/ui/Labeled";
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
import { RecoveryTimeline } from "./RecoveryTimeline";

export { description } from "./content";

/** Data Backup & Recovery. */
export default function DataBackup() {
  return (
    <>
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section heading={dataLoss.heading}>
        <Stats variant="row" figures={dataLoss.figures} />
      </Section>
      <Section surface="subtle">
        <SplitSection variant="pinned" {...habits}>
          <FeatureGrid features={habits.features} />
        </SplitSection>
      </Section>
      <Section heading={options.heading} lead={options.lead}>
        <OptionCards options={options.options} />
      </Section>
      <Section surface="subtle" heading={recovery.heading} lead={recovery.lead}>
        <RecoveryTimeline moments={recovery.moments} />
        <FeatureGrid columns={4} features={recovery.promises} />
      </Section>
      <Section>
        <SplitSection variant="wide" heading={comparison.heading} lead={comparison.lead}>
          <Bars bars={comparison.bars} />
        </SplitSection>
      </Section>
      <Section id="incidents" surface="subtle" heading={incidents.heading} lead={incidents.lead}>
        <CoverageMatrix {...incidents} />
      </Section>
      <Section entries={compliance.badges}>
        <SplitSection heading={compliance.heading} lead={compliance.lead}>
          <Labeled label={compliance.label}>
            <ChipList items={compliance.badges} icon={BadgeCheck} />
          </Labeled>
        </SplitSection>
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </>
  );
}
