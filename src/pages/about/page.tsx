import { CallToAction } from "~/sections/CallToAction";
import { FigureRow } from "~/sections/FigureRow";
import { Hero } from "~/sections/Hero";
import { Introduction } from "~/sections/Introduction";
import { Portraits } from "~/sections/Portraits";
import { PrincipleRows } from "~/sections/PrincipleRows";
import { Section, SectionHead } from "~/sections/Section";
import { directors } from "~/site/leaders";
import { AboutBoard } from "./board";
import { callToAction, hero, introduction, leadership, statistics, values } from "./content";

export { description } from "./content";

/** About (specification section 2.4). */
export default function About() {
  return (
    <>
      <Hero {...hero} aside={<AboutBoard />} />
      <Section>
        <Introduction {...introduction} />
      </Section>
      <Section ground="mist">
        <SectionHead heading={values.heading} />
        <PrincipleRows principles={values.principles} />
      </Section>
      <Section>
        <SectionHead {...leadership} />
        <Portraits people={directors} />
      </Section>
      <Section ground="mist">
        <SectionHead heading={statistics.heading} />
        <FigureRow look="told" figures={statistics.figures} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </>
  );
}
