import { CallToAction } from "~/sections/CallToAction";
import { Hero } from "~/sections/Hero";
import { Quotes } from "~/sections/Quotes";
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
      <SplitSection {...room}>
        <Photo {...serverRoom} />
      </SplitSection>
      <Quotes surface="subtle" entries={quotes.entries.slice(2)} />
      <CallToAction {...callToAction} />
    </>
  );
}
