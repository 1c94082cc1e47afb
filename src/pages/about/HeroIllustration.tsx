import { IllustrationFrame } from "~/illustrations/IllustrationFrame";
import { logbook } from "./content";
import { Logbook } from "./Logbook";

/** About: fifteen years as entries on one line. */
export function HeroIllustration() {
  return (
    <IllustrationFrame title="Logbook" note="2010 to today">
      <Logbook entries={logbook} />
    </IllustrationFrame>
  );
}
