import { IllustrationFrame } from "~/illustrations/IllustrationFrame";
import { HoursChart } from "./HoursChart";

/** Contact: the week as an engineer sees it, office hours on a line that never ends. */
export function HeroIllustration() {
  return (
    <IllustrationFrame title="When we answer" note="Central time">
      <HoursChart open={{ from: 8, to: 17, days: 5 }} />
    </IllustrationFrame>
  );
}
