import { IllustrationFrame, Row } from "~/illustrations/IllustrationFrame";
import { DotMatrix } from "./DotMatrix";

/** Attack attempts that get as far as each layer. `lit`: one dot for up to 100 attempts. */
const stages = [
  { name: "At the door", reading: "16,480", lit: 165, state: "idle" },
  { name: "Past the mail filter", reading: "1,130", lit: 12, state: "idle" },
  { name: "Past the login check", reading: "84", lit: 1, state: "idle" },
  { name: "Reached a person", reading: "3, all reported", lit: 1, state: "watch" },
  { name: "Got in", reading: "0", lit: 0, state: "good" },
] as const;

/** Attack attempts in 30 days, and how many are left after each layer of protection. */
export function HeroIllustration() {
  return (
    <IllustrationFrame title="16,480 knocks. No visitors." note="example, 30 days">
      {stages.map(({ lit, ...stage }) => (
        <Row key={stage.name} {...stage}>
          <DotMatrix lit={lit} state={stage.state} />
        </Row>
      ))}
      <Row name="One dot" reading="up to 100 tries" state="idle" />
    </IllustrationFrame>
  );
}
