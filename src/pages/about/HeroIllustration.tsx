import { IllustrationFrame } from "~/illustrations/IllustrationFrame";
import { Timeline } from "~/sections/Timeline";
import { heroIllustration } from "./content";

/** The company's history as a timeline. */
export function HeroIllustration() {
  const { entries, ...frame } = heroIllustration;
  return (
    <IllustrationFrame {...frame}>
      <Timeline entries={entries} />
    </IllustrationFrame>
  );
}
