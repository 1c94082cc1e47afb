import { CallToAction } from "~/sections/CallToAction";
import { FeatureList } from "~/sections/FeatureList";
import { Hero } from "~/sections/Hero";
import { Introduction } from "~/sections/Introduction";
import { PortraitGrid } from "~/sections/PortraitGrid";
import { Section, SectionHeading } from "~/sections/Section";
import { Stats } from "~/sections/Stats";
import { Timeline } from "~/sections/Timeline";
import { directors } from "~/site/leaders";
import {
  callToAction,
  hero,
  history,
  introduction,
  leadership,
  statistics,
  values,
} from "./content";

export { description } from "./content";

/** About (specification section 2.4). */
export default function About() {
  return (
    <>
      <Hero {...hero} />
      <Section>
        <Introduction {...introduction}>
          <Timeline entries={history} />
        </Introduction>
      </Section>
      <Section surface="subtle">
        <SectionHeading heading={values.heading} />
        <FeatureList
          variant="rules"
          features={values.principles.map(({ practice, ...principle }) => ({
            ...principle,
            below: <p>{practice}</p>,
          }))}
        />
      </Section>
      <Section>
        <SectionHeading heading={statistics.heading} />
        <Stats variant="row" figures={statistics.figures} />
      </Section>
      <Section surface="subtle">
        <SectionHeading {...leadership} />
        <PortraitGrid variant="large" people={directors} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </>
  );
}
