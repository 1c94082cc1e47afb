import { Bars } from "~/sections/Bars";
import { CallToAction } from "~/sections/CallToAction";
import { CardGrid } from "~/sections/CardGrid";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { ServiceTerms } from "~/sections/ServiceTerms";
import { SplitSection } from "~/sections/SplitSection";
import { Stats } from "~/sections/Stats";
import { ButtonLink } from "~/ui/Button";
import {
  callToAction,
  comparison,
  compliance,
  consultationButton,
  dataLoss,
  habits,
  hero,
  inShort,
  options,
  outage,
  outageCost,
  outageExample,
  recovery,
} from "./content";
import { HeroIllustration } from "./HeroIllustration";
import { OutageCost } from "./OutageCost.island";
import styles from "./page.module.css";

export { description } from "./content";

const [first, ...others] = dataLoss.figures;

/** Data Backup & Recovery. */
export default function DataBackup() {
  return (
    <>
      <Hero {...hero} aside={<HeroIllustration />} foot={<ServiceTerms terms={inShort} />} />
      <Section heading={dataLoss.heading} lead={dataLoss.lead} entries={dataLoss.figures}>
        <div className={styles.loss}>
          {first && <Stats variant="poster" figures={[first]} />}
          <Stats variant="row" figures={others} />
        </div>
      </Section>
      <SplitSection surface="subtle" variant="pinned" {...habits}>
        <FeatureGrid compact features={habits.features} />
      </SplitSection>
      <Section heading={options.heading} lead={options.lead}>
        <CardGrid cards={options.cards} />
      </Section>
      <Section surface="subtle" heading={recovery.heading} lead={recovery.lead}>
        <FeatureGrid compact columns={4} features={recovery.promises} />
      </Section>
      <Section surface="inverse" heading={comparison.heading} lead={comparison.lead}>
        <Bars bars={comparison.bars} />
      </Section>
      <SplitSection id="outage" {...outage}>
        <div>
          <OutageCost {...outageCost} />
          <noscript>
            <p className={styles.example}>{outageExample}</p>
          </noscript>
          <ButtonLink {...consultationButton} />
        </div>
      </SplitSection>
      <Section surface="subtle" entries={compliance.records} {...compliance}>
        <FeatureGrid
          lines
          columns={4}
          features={compliance.records.map(({ standard, question, log }) => ({
            title: standard,
            description: question,
            below: log,
          }))}
        />
      </Section>
      <CallToAction {...callToAction} />
    </>
  );
}
