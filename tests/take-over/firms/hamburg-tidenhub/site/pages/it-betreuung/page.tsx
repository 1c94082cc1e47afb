import { CallToAction } from "~/sections/CallToAction";
import { Faq } from "~/sections/Faq";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { callToAction, hero, questions, scope } from "./content";
import { HeroIllustration } from "./HeroIllustration";

export { description } from "./content";

/** IT-Betreuung. */
export default function Page() {
  return (
    <>
      <Hero {...hero} aside={<HeroIllustration />} />
      <Section heading={scope.heading} lead={scope.lead}>
        <FeatureGrid features={scope.features} columns={3} />
      </Section>
      <Faq surface="subtle" {...questions} />
      <CallToAction {...callToAction} />
    </>
  );
}
