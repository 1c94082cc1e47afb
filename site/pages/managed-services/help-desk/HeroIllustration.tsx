import { IllustrationFrame, Row } from "~/illustrations/IllustrationFrame";
import { Bar } from "~/ui/Bar";
import { heroIllustration } from "./content";

const { title, note, tickets } = heroIllustration;

/** A queue of tickets. The line under each shows how much of its response time has passed. */
export function HeroIllustration() {
  return (
    <IllustrationFrame title={title} note={note}>
      {tickets.map(({ issue, passed, used, state }) => (
        <Row key={issue} name={issue} reading={passed} state={state}>
          <Bar share={used / 100} state={state} />
        </Row>
      ))}
    </IllustrationFrame>
  );
}
