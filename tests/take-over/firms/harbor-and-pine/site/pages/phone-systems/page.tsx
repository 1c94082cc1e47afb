import { CallToAction } from "~/sections/CallToAction";
import { Hero } from "~/sections/Hero";
import { Quotes } from "~/sections/Quotes";
import { Section } from "~/sections/Section";
import { SplitSection } from "~/sections/SplitSection";
import { quotes, serverRoom } from "~/site/proof";
import { Photo } from "~/ui/picture/Photo";
import { callToAction, hero, room } from "./content";

export { description } from "./content";

/** Phone Systems. */
export default function Page() {
  return (
    <>
      <Hero {...hero} />
      <Section>
        <SplitSection {...room}>
          <Photo {...serverRoom} />
        </SplitSection>
      </Section>
      <Quotes surface="subtle" entries={quotes.entries.slice(2)} />
      <Section>
        <CallToAction {...callToAction} />
      </Section>
    </>
  );
}
