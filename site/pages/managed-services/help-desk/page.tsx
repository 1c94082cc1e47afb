import { Strip } from "~/illustrations/Strip";
import { numberIn } from "~/lib/in-words";
import { CallToAction } from "~/sections/CallToAction";
import { DataTable } from "~/sections/DataTable";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { FeatureList } from "~/sections/FeatureList";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import { Stats } from "~/sections/Stats";
import { promises } from "~/site/promises";
import { Bar } from "~/ui/Bar";
import { RichText } from "~/ui/RichText";
import { callToAction, channels, features, hero, issues, metrics, tiers } from "./content";
import { HeroIllustration } from "./HeroIllustration";
import styles from "./page.module.css";

/** A hundred calls, and those that aren't solved in the first. */
const calls = Array<number>(100).fill(32);
const secondCalls = calls
  .slice(numberIn(promises.firstCallResolution))
  .map((_, index) => ({ at: (38 + index * 43) % 100, height: 106, state: "watch" }) as const);

const longest = Math.max(...tiers.tiers.map(({ minutes }) => minutes));

export { description } from "./content";

/** Help Desk Support: what is included, how fast we answer, and how to reach us. */
export default function HelpDesk() {
  return (
    <>
      <Hero {...hero} aside={<HeroIllustration />} />
      <SplitSection {...features}>
        <FeatureList features={features.features} />
      </SplitSection>
      <Section id="tiers" surface="subtle" heading={tiers.heading} lead={tiers.lead}>
        <DataTable
          columns={tiers.columns}
          rows={tiers.tiers.map(({ level, title, description, responseTime, minutes }) => [
            level,
            <div key="issue">
              <strong>{title}</strong>
              <RichText text={description} />
            </div>,
            <div key="time">
              <strong>{responseTime}</strong>
              <Bar share={minutes / longest} />
            </div>,
          ])}
        />
      </Section>
      <Section heading={issues.heading} lead={issues.lead}>
        <FeatureGrid compact features={issues.issues} columns={4} />
      </Section>
      <Section surface="inverse" heading={metrics.heading} lead={metrics.lead}>
        <Strip heights={calls} state="good" marks={secondCalls} />
        <p className={styles.note} aria-hidden="true">
          {metrics.note}
        </p>
        <Stats variant="poster" figures={metrics.figures} />
      </Section>
      <Section heading={channels.heading} lead={channels.lead}>
        <FeatureGrid features={channels.channels} />
      </Section>
      <CallToAction {...callToAction} />
    </>
  );
}
