import { CallToAction } from "~/sections/CallToAction";
import { Hero } from "~/sections/Hero";
import { Introduction } from "~/sections/Introduction";
import { Section, SectionHeading } from "~/sections/Section";
import { Stats } from "~/sections/Stats";
import { directors } from "~/site/leaders";
import { callToAction, hero, introduction, leadership, statistics, values } from "./content";
import { HeroIllustration } from "./HeroIllustration";
import { Portraits } from "./Portraits";
import { PrincipleList } from "./PrincipleList";

export { description } from "./content";

/** About (specification section 2.4). */
export default function About() {
  return (
    <>
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section>
        <Introduction {...introduction} />
      </Section>
      <Section surface="subtle">
        <SectionHeading heading={values.heading} />
        <PrincipleList principles={values.principles} />
      </Section>
      <Section>
        <SectionHeading heading={statistics.heading} />
        <Stats variant="row" figures={statistics.figures} />
      </Section>
      <Section surface="subtle">
        <SectionHeading {...leadership} />
        <Portraits people={directors} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </>
  );
}
