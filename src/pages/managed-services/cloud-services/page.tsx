import { CallToAction } from "~/sections/CallToAction";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { Hero } from "~/sections/Hero";
import { Section, SectionHeading } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import { Stats } from "~/sections/Stats";
import { Steps } from "~/sections/Steps";
import { BeforeAfterRows } from "./BeforeAfterRows";
import {
  benefits,
  callToAction,
  hero,
  migration,
  payback,
  platforms,
  returns,
  services,
  statistics,
} from "./content";
import { HeroIllustration } from "./HeroIllustration";
import { PaybackChart } from "./PaybackChart";
import { PlatformCards } from "./PlatformCards";
import { StatPair } from "./StatPair";

export { description } from "./content";

/** Cloud Services (specification section 2.8). */
export default function CloudServices() {
  return (
    <div data-family="managed">
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section>
        <SplitSection variant="pinned" {...services}>
          <FeatureGrid features={services.features} />
        </SplitSection>
      </Section>
      <Section surface="subtle">
        <SectionHeading heading={platforms.heading} lead={platforms.lead} />
        <PlatformCards {...platforms} />
      </Section>
      <Section>
        <SectionHeading heading={benefits.heading} lead={benefits.lead} />
        <BeforeAfterRows {...benefits} />
      </Section>
      <Section surface="inverse">
        <StatPair figures={statistics} />
      </Section>
      <Section>
        <SectionHeading heading={migration.heading} lead={migration.lead} />
        <Steps steps={migration.steps} />
      </Section>
      <Section surface="subtle">
        <PaybackChart {...payback} />
        <Stats variant="row" figures={returns} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </div>
  );
}
