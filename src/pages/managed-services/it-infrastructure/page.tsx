import { CallToAction } from "~/sections/CallToAction";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { FeatureList } from "~/sections/FeatureList";
import { Hero } from "~/sections/Hero";
import { Section, SectionHeading } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import { Steps } from "~/sections/Steps";
import { Chip } from "~/ui/Chip";
import { MoreList } from "~/ui/MoreList";
import { benefits, calendar, callToAction, hero, process, services } from "./content";
import { drawings } from "./drawings";
import { HeroIllustration } from "./HeroIllustration";
import { ReplacementCalendar } from "./ReplacementCalendar";

export { description } from "./content";

/** IT infrastructure: what we manage, when hardware is replaced, and how we take over. */
export default function ItInfrastructure() {
  return (
    <div data-family="managed">
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section>
        <SectionHeading heading={services.heading} lead={services.lead} />
        <FeatureGrid
          features={services.services.map(({ drawing, practice, ...service }) => ({
            ...service,
            drawing: drawings[drawing],
            below: <Chip>{practice}</Chip>,
          }))}
        />
      </Section>
      <Section surface="subtle">
        <SectionHeading heading={calendar.heading} lead={calendar.lead} />
        <ReplacementCalendar {...calendar} />
      </Section>
      <Section>
        <SplitSection variant="pinned" heading={benefits.heading} lead={benefits.lead}>
          <FeatureList
            variant="rules"
            features={benefits.groups.map(({ title, points }) => ({
              title,
              below: (
                <MoreList
                  variant="lines"
                  items={points}
                  limit={points.length}
                  what="points"
                  of={title}
                />
              ),
            }))}
          />
        </SplitSection>
      </Section>
      <Section surface="subtle">
        <SectionHeading heading={process.heading} lead={process.lead} />
        <Steps steps={process.steps} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </div>
  );
}
