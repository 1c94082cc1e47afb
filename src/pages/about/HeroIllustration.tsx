import { IllustrationFrame } from "~/illustrations/IllustrationFrame";
import { CompanyTimeline } from "./CompanyTimeline";
import { heroIllustration } from "./content";

/** The company's history as a timeline. */
export function HeroIllustration() {
  const { entries, ...frame } = heroIllustration;
  return (
    <IllustrationFrame {...frame}>
      <CompanyTimeline entries={entries} />
    </IllustrationFrame>
  );
}
