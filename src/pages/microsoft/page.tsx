import { CallToAction } from "~/sections/CallToAction";
import { Hero } from "~/sections/Hero";
import { Section, SectionHeading } from "~/sections/Section";
import { callToAction, hero, history, implementation, offer, reasons, solutions } from "./content";
import { HeroIllustration } from "./HeroIllustration";
import { LicenseSeatMap } from "./LicenseSeatMap";
import { ProductNameTimeline } from "./ProductNameTimeline";
import { ResponsibilitySteps } from "./ResponsibilitySteps";
import { SolutionCards } from "./SolutionCards";

export { description } from "./content";

/** Microsoft Licensing overview (specification section 2.17). */
export default function MicrosoftLicensing() {
  return (
    <div data-family="microsoft">
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section>
        <SectionHeading heading={offer.heading} lead={offer.lead} />
        <SolutionCards
          solutions={solutions}
          labels={offer.labels}
          note={offer.note}
          more={offer.more}
        />
      </Section>
      <Section surface="subtle">
        <SectionHeading heading={history.heading} lead={history.lead} />
        <ProductNameTimeline {...history} />
      </Section>
      <Section>
        <LicenseSeatMap {...reasons} />
      </Section>
      <Section surface="subtle">
        <SectionHeading heading={implementation.heading} lead={implementation.lead} />
        <ResponsibilitySteps captions={implementation.captions} steps={implementation.steps} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </div>
  );
}
