import { IllustrationFrame } from "~/illustrations/IllustrationFrame";
import { company } from "~/site/company";
import { heroIllustration } from "./content";
import { HoursChart } from "./HoursChart";

/** A week with the hours when the office and the emergency line answer. */
export function HeroIllustration() {
  const { title, note, ...legend } = heroIllustration;
  return (
    <IllustrationFrame title={title} note={note}>
      <HoursChart hours={company.officeHours} {...legend} />
    </IllustrationFrame>
  );
}
