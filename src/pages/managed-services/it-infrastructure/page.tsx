import { CallToAction } from "~/sections/CallToAction";
import { Hero } from "~/sections/Hero";
import { Section, SectionHeading } from "~/sections/Section";
import { Steps } from "~/sections/Steps";
import { BenefitGroups } from "./BenefitGroups";
import { benefits, calendar, callToAction, hero, process, services } from "./content";
import { drawings } from "./drawings";
import { HeroIllustration } from "./HeroIllustration";
import { IllustratedServices } from "./IllustratedServices";
import { ReplacementCalendar } from "./ReplacementCalendar";

export { description } from "./content";

/** IT infrastructure (specification section 2.6). */
export default function ItInfrastructure() {
  return (
    <div data-family="managed">
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section>
        <SectionHeading heading={services.heading} lead={services.lead} />
        <IllustratedServices services={services.services} drawings={drawings} />
      </Section>
      <Section surface="subtle">
        <SectionHeading heading={calendar.heading} lead={calendar.lead} />
        <ReplacementCalendar {...calendar} />
      </Section>
      <Section>
        <BenefitGroups {...benefits} />
      </Section>
      <Section surface="subtle">
        <SectionHeading heading={process.heading} lead={process.lead} />
        <Steps steps={process.steps} />
      </Section>
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </div>
  );
}
