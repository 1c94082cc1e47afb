import { ClosingLine } from "~/sections/CallToAction";
import { CardGrid } from "~/sections/CardGrid";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { ServiceTerms } from "~/sections/ServiceTerms";
import { Steps } from "~/sections/Steps";
import { tomas } from "~/site/leaders";
import {
  benefits,
  callToAction,
  experience,
  hero,
  inShort,
  models,
  offer,
  process,
} from "./content";
import { HeroIllustration } from "./HeroIllustration";
import { LeaderBand } from "./LeaderBand";
import { YearPlan } from "./YearPlan";

export { description } from "./content";

/** Virtual CTO: what it does for a client, a year of its work, who leads it, and how to hire one. */
export default function VirtualCto() {
  return (
    <>
      <Hero {...hero} aside={<HeroIllustration />} foot={<ServiceTerms terms={inShort} />} />
      <Section heading={benefits.heading} lead={benefits.lead}>
        <FeatureGrid features={benefits.features} columns={4} />
      </Section>
      <Section surface="subtle" heading={process.heading} lead={process.lead}>
        <Steps steps={process.steps} phases={process.phases} />
      </Section>
      <Section id="offer" heading={offer.heading} lead={offer.lead}>
        <YearPlan {...offer} />
      </Section>
      <Section surface="inverse">
        <LeaderBand {...experience} leader={tomas} />
      </Section>
      <Section heading={models.heading} lead={models.lead}>
        <CardGrid cards={models.cards} />
      </Section>
      <ClosingLine {...callToAction} />
    </>
  );
}
