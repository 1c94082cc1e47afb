import { CallToAction } from "~/sections/CallToAction";
import { ChannelList } from "~/sections/ChannelList";
import { Hero } from "~/sections/Hero";
import { LedgerGrid } from "~/sections/LedgerGrid";
import { MarkedFigures } from "~/sections/MarkedFigures";
import { Section, SectionHead } from "~/sections/Section";
import { SplitList } from "~/sections/SplitList";
import { TierTable } from "~/sections/TierTable";
import { HelpDeskBoard } from "./board";
import { callToAction, channels, features, hero, issues, metrics, tiers } from "./content";

export { description } from "./content";

/** Help Desk Support (specification section 2.10). */
export default function HelpDesk() {
  return (
    <div data-family="managed">
      <Hero {...hero} aside={<HelpDeskBoard />} />
      <Section>
        <SectionHead heading={metrics.heading} lead={metrics.lead} />
        <MarkedFigures figures={metrics.figures} />
      </Section>
      <Section ground="mist">
        <SectionHead heading={tiers.heading} lead={tiers.lead} />
        <TierTable tiers={tiers.tiers} scale={tiers.scale} />
      </Section>
      <Section>
        <SplitList {...features} />
      </Section>
      <Section ground="mist">
        <SectionHead heading={issues.heading} lead={issues.lead} />
        <LedgerGrid entries={issues.issues} />
      </Section>
      <Section>
        <SectionHead heading={channels.heading} lead={channels.lead} />
        <ChannelList channels={channels.channels} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </div>
  );
}
