import { CallToAction } from "~/sections/CallToAction";
import { DataTable } from "~/sections/DataTable";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { FeatureList } from "~/sections/FeatureList";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { ServiceTerms } from "~/sections/ServiceTerms";
import { SplitSection } from "~/sections/SplitSection";
import { Stats } from "~/sections/Stats";
import { Timeline } from "~/sections/Timeline";
import { Labeled } from "~/ui/Labeled";
import { BreachYear } from "./BreachYear";
import {
  breachYear,
  callToAction,
  hero,
  incident,
  inShort,
  services,
  solutions,
  statistics,
  threats,
} from "./content";
import { HeroIllustration } from "./HeroIllustration";
import { SecurityLayers } from "./SecurityLayers";

export { description } from "./content";

/** Cybersecurity. */
export default function Cybersecurity() {
  return (
    <>
      <Hero {...hero} aside={<HeroIllustration />} foot={<ServiceTerms terms={inShort} />} />
      <Section heading={breachYear.heading} lead={breachYear.lead}>
        <BreachYear spans={breachYear.spans} rest={breachYear.rest} />
        <Stats variant="row" figures={breachYear.figures} />
      </Section>
      <Section id="threats" surface="subtle" heading={threats.heading}>
        <DataTable
          columns={threats.columns}
          rows={threats.threats.map(({ name, sign, answer }) => [name, sign, answer])}
          variant="comparison"
        />
      </Section>
      <Section heading={services.heading} lead={services.lead}>
        <FeatureGrid
          columns={4}
          features={services.services.map(({ result, ...service }) => ({
            ...service,
            below: (
              <Labeled label={services.label}>
                <p>{result}</p>
              </Labeled>
            ),
          }))}
        />
      </Section>
      <SplitSection
        surface="subtle"
        {...solutions}
        below={<FeatureList variant="numbers" features={solutions.rings} />}
      >
        <SecurityLayers count={solutions.rings.length} center={solutions.center} />
      </SplitSection>
      <SplitSection surface="inverse" variant="pinned" {...incident}>
        <div>
          <Timeline entries={incident.entries} />
          <Stats variant="row" figures={statistics} />
        </div>
      </SplitSection>
      <CallToAction {...callToAction} />
    </>
  );
}
