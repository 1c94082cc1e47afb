import { CallToAction } from "~/sections/CallToAction";
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
import { ThreatTable } from "./ThreatTable";

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
        <ThreatTable labelledBy="threats" columns={threats.columns} threats={threats.threats} />
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
          below={<Stats variant="detailed" figures={statistics} />}
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
