import { ClosingLine } from "~/sections/CallToAction";
import { Credentials } from "~/sections/Credentials";
import { Hero } from "~/sections/Hero";
import { PortraitGrid } from "~/sections/PortraitGrid";
import { Section } from "~/sections/Section";
import { Stats } from "~/sections/Stats";
import { directors } from "~/site/leaders";
import { credentials } from "~/site/proof";
import { CoreValues } from "./CoreValues";
import {
  callToAction,
  hero,
  history,
  introduction,
  leadership,
  statistics,
  values,
} from "./content";
import { History } from "./History";
import { Story } from "./Story";

export { description } from "./content";

/** About. */
export default function About() {
  return (
    <>
      <Hero {...hero} wide={<History entries={history} />} />
      <Section>
        <Story {...introduction} />
      </Section>
      <Section surface="inverse" heading={values.heading}>
        <CoreValues values={values.principles} />
      </Section>
      <Section entries={statistics.figures} heading={statistics.heading}>
        <Stats variant="list" figures={statistics.figures} />
      </Section>
      <Section surface="subtle" entries={directors} {...leadership}>
        <PortraitGrid variant="large" people={directors} />
      </Section>
      <Credentials {...credentials} />
      <ClosingLine {...callToAction} />
    </>
  );
}
