import { cellsOf } from "~/illustrations/cells";
import { IllustrationFrame, Row } from "~/illustrations/IllustrationFrame";
import { heroIllustration } from "./content";
import styles from "./HeroIllustration.module.css";

const { title, note, stages } = heroIllustration;

/** The dots of each row: 55 columns of three. */
const dots = { rows: 3, pitch: [8, 8], width: 0.1 } as const;

/** Attack emails in 30 days, and how many are left after each layer of protection. */
export function HeroIllustration() {
  return (
    <IllustrationFrame title={title} note={note}>
      {stages.map(({ lit, ...stage }) => (
        <Row key={stage.name} {...stage}>
          <svg className={styles.dots} viewBox="-4 -4 440 24" aria-hidden="true">
            <path className={styles.empty} d={cellsOf(dots, 0, 165)} />
            <path data-state={stage.state} d={cellsOf(dots, 0, lit)} />
          </svg>
        </Row>
      ))}
    </IllustrationFrame>
  );
}
