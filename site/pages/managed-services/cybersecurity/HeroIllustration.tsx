import { IllustrationFrame, Row } from "~/illustrations/IllustrationFrame";
import { heroIllustration } from "./content";
import { DotMatrix } from "./DotMatrix";

const { title, note, stages } = heroIllustration;

/** Attack emails in 30 days, and how many are left after each layer of protection. */
export function HeroIllustration() {
  return (
    <IllustrationFrame title={title} note={note}>
      {stages.map(({ lit, ...stage }) => (
        <Row key={stage.name} {...stage}>
          <DotMatrix lit={lit} state={stage.state} />
        </Row>
      ))}
    </IllustrationFrame>
  );
}
