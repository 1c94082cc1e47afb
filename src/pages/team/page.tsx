import { CallToAction } from "~/sections/CallToAction";
import { Hero } from "~/sections/Hero";
import { Section, SectionHeading } from "~/sections/Section";
import { leaders } from "~/site/leaders";
import { callToAction, development, hero, leadership, statistics, values } from "./content";
import { HeroIllustration } from "./HeroIllustration";
import { LeaderRows } from "./LeaderRows";
import { StatLines } from "./StatLines";
import { TeamGrid } from "./TeamGrid";
import { Values } from "./Values";

export { description } from "./content";

/** Our Team (specification section 2.22). */
export default function Team() {
  return (
    <>
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section>
        <SectionHeading heading={leadership.heading} lead={leadership.lead} />
        <LeaderRows labels={leadership.labels} leaders={leaders} />
      </Section>
      <Section surface="subtle">
        <SectionHeading heading={development.heading} lead={development.lead} />
        <TeamGrid members={development.members} opening={development.opening} />
      </Section>
      <Section>
        <SectionHeading heading={values.heading} lead={values.lead} />
        <Values values={values.values} />
      </Section>
      <Section surface="subtle">
        <SectionHeading heading={statistics.heading} />
        <StatLines figures={statistics.figures} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </>
  );
}
