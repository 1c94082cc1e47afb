import { AppRoute } from "~/sections/AppRoute";
import { CallToAction } from "~/sections/CallToAction";
import { Hero } from "~/sections/Hero";
import { MovingList } from "~/sections/MovingList";
import { PlanStairs } from "~/sections/PlanStairs";
import { Section, SectionHead } from "~/sections/Section";
import { TrackedChanges } from "~/sections/TrackedChanges";
import { SharedFileBoard } from "./board";
import { apps, callToAction, hero, moving, plans, reasons } from "./content";

export { description } from "./content";

/** Microsoft 365 (specification section 2.18). */
export default function Microsoft365() {
  return (
    <div data-family="microsoft">
      <Hero {...hero} aside={<SharedFileBoard />} />
      <Section>
        <SectionHead heading={apps.heading} lead={apps.lead} />
        <AppRoute apps={apps.apps} />
      </Section>
      <Section ground="mist">
        <TrackedChanges {...reasons} />
      </Section>
      <Section>
        <PlanStairs {...plans} />
      </Section>
      <Section ground="mist">
        <SectionHead heading={moving.heading} lead={moving.lead} />
        <MovingList moves={moving.moves} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </div>
  );
}
