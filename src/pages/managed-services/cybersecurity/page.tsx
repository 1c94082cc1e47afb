import { CallToAction } from "~/sections/CallToAction";
import { DataTable } from "~/sections/DataTable";
import { Hero } from "~/sections/Hero";
import { Section, SectionHeading } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import { Stats } from "~/sections/Stats";
import { Timeline } from "~/sections/Timeline";
import { BreachTimeline } from "./BreachTimeline";
import {
  breachYear,
  callToAction,
  hero,
  incident,
  services,
  solutions,
  statistics,
  threats,
} from "./content";
import { HeroIllustration } from "./HeroIllustration";
import { SecurityLayers } from "./SecurityLayers";
import { ServiceColumns } from "./ServiceColumns";

export { description } from "./content";

/** Cybersecurity (specification section 2.7). */
export default function Cybersecurity() {
  return (
    <div data-family="managed">
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section>
        <BreachTimeline {...breachYear} />
      </Section>
      <Section surface="subtle">
        <SectionHeading id="threats" heading={threats.heading} lead={threats.lead} />
        <DataTable
          labelledBy="threats"
          columns={threats.columns}
          rows={threats.threats.map(({ name, sign, answer }) => ({
            id: name,
            cells: [name, sign, answer],
          }))}
          variant="comparison"
        />
      </Section>
      <Section>
        <SectionHeading heading={services.heading} lead={services.lead} />
        <ServiceColumns label={services.label} services={services.services} />
      </Section>
      <Section surface="subtle">
        <SecurityLayers {...solutions} />
      </Section>
      <Section surface="inverse">
        <SplitSection
          variant="pinned"
          {...incident}
          below={<Stats variant="row" figures={statistics} />}
        >
          <Timeline entries={incident.entries} />
        </SplitSection>
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </div>
  );
}
