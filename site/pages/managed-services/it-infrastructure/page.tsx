import { CallToAction } from "~/sections/CallToAction";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { FeatureList } from "~/sections/FeatureList";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { ServiceTerms } from "~/sections/ServiceTerms";
import { SplitSection } from "~/sections/SplitSection";
import { Steps } from "~/sections/Steps";
import { Chip } from "~/ui/Chip";
import { benefits, calendar, callToAction, hero, inShort, process, services } from "./content";
import { drawings } from "./drawings";
import { HeroIllustration } from "./HeroIllustration";
import { ReplacementCalendar } from "./ReplacementCalendar";

export { description } from "./content";

/** IT infrastructure: what we manage, when hardware is replaced, and how we take over. */
export default function ItInfrastructure() {
  return (
    <>
      <Hero {...hero} aside={<HeroIllustration />} foot={<ServiceTerms terms={inShort} />} />
      <Section heading={services.heading} lead={services.lead}>
        <FeatureGrid
          lines
          features={services.services.map(({ drawing, practice, ...service }) => ({
            ...service,
            drawing: drawings[drawing],
            below: <Chip>{practice}</Chip>,
          }))}
        />
      </Section>
      <Section surface="inverse" heading={calendar.heading} lead={calendar.lead}>
        <ReplacementCalendar {...calendar} />
      </Section>
      <SplitSection variant="pinned" {...benefits}>
        <FeatureList variant="rules" features={benefits.benefits} />
      </SplitSection>
      <Section surface="subtle" heading={process.heading} lead={process.lead}>
        <Steps steps={process.steps} phases={process.phases} />
      </Section>
      <CallToAction {...callToAction} />
    </>
  );
}
