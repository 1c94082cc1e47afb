import { CallToAction } from "~/sections/CallToAction";
import { FeatureList } from "~/sections/FeatureList";
import { Hero } from "~/sections/Hero";
import { OptionCards } from "~/sections/OptionCards";
import { ProcessLine } from "~/sections/ProcessLine";
import { Section, SectionHead } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import { benefits, callToAction, experience, hero, models, offer, process } from "./content";
import { FigureTimeline } from "./FigureTimeline";
import { HeroIllustration } from "./HeroIllustration";
import { YearPlan } from "./YearPlan";

export { description } from "./content";

/** Virtual CTO (specification section 2.12). */
export default function VirtualCto() {
  return (
    <div data-family="managed">
      <Hero page="virtual-cto" {...hero} aside={<HeroIllustration />} />
      <Section>
        <SplitSection {...benefits}>
          <FeatureList features={benefits.features} />
        </SplitSection>
      </Section>
      <Section surface="subtle">
        <SectionHead heading={process.heading} lead={process.lead} />
        <ProcessLine steps={process.steps} />
      </Section>
      <Section>
        <SectionHead heading={offer.heading} lead={offer.lead} />
        <YearPlan column={offer.column} rows={offer.rows} />
      </Section>
      <Section surface="inverse">
        <FigureTimeline {...experience} />
      </Section>
      <Section>
        <SectionHead heading={models.heading} lead={models.lead} />
        <OptionCards options={models.options} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </div>
  );
}
