import { IllustrationFrame } from "~/illustrations/IllustrationFrame";
import { CompanyTimeline } from "./CompanyTimeline";
import { logbook } from "./content";

/** About: fifteen years as entries on one line. */
export function HeroIllustration() {
  return (
    <IllustrationFrame title="Logbook" note="2010 to today">
      <CompanyTimeline entries={logbook} />
    </IllustrationFrame>
  );
}
