import { CallToAction } from "~/sections/CallToAction";
import { Credentials } from "~/sections/Credentials";
import { FeatureList } from "~/sections/FeatureList";
import { Hero } from "~/sections/Hero";
import { Introduction } from "~/sections/Introduction";
import { PortraitGrid } from "~/sections/PortraitGrid";
import { Section } from "~/sections/Section";
import { Stats } from "~/sections/Stats";
import { directors } from "~/site/leaders";
import { credentials } from "~/site/proof";
import { callToAction, hero, introduction, leadership, statistics, values } from "./content";
import { HeroIllustration } from "./HeroIllustration";

export { description } from "./content";

/** About. */
export default function About() {
  return (
    <>
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section>
        <Introduction {...introduction} />
      </Section>
      <Section surface="subtle" heading={values.heading}>
        <FeatureList
          variant="rules"
          features={values.principles.map(({ practice, ...principle }) => ({
            ...principle,
            below: <p>{practice}</p>,
          }))}
        />
      </Section>
      <Section entries={statistics.figures} heading={statistics.heading}>
        <Stats variant="row" figures={statistics.figures} />
      </Section>
      <Section surface="subtle" entries={directors} {...leadership}>
        <PortraitGrid variant="large" people={directors} />
      </Section>
      <Credentials {...credentials} />
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </>
  );
}
