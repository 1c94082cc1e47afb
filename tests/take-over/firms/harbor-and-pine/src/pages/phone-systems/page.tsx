import { CallToAction } from "~/sections/CallToAction";
import { Hero } from "~/sections/Hero";
import { Section } from "~/sections/Section";
import { callToAction, hero } from "./content";

export { description } from "./content";

/** Phone Systems. */
export default function Page() {
  return (
    <>
      <Hero {...hero} />
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </>
  );
}
