import { IllustrationFrame, Row } from "~/illustrations/IllustrationFrame";
import { heroIllustration } from "./content";
import styles from "./HeroIllustration.module.css";

const { title, note, stages } = heroIllustration;

/** The grid of dots in each row. */
const pitch = 8;
const rows = 3;
const columns = 55;

/** Attack emails in 30 days, and how many are left after each layer of protection. */
export function HeroIllustration() {
  return (
    <IllustrationFrame title={title} note={note}>
      {stages.map(({ lit, ...stage }) => (
        <Row key={stage.name} {...stage}>
          <svg
            className={styles.dots}
            viewBox={`0 0 ${columns * pitch} ${rows * pitch}`}
            aria-hidden="true"
          >
            <path className={styles.empty} d={dots(columns * rows)} />
            <path data-state={stage.state} d={dots(lit)} />
          </svg>
        </Row>
      ))}
    </IllustrationFrame>
  );
}

/** Path of the first `count` dots, filled column by column. */
const dots = (count: number) =>
  Array.from({ length: rows }, (_, row) => {
    const inRow = Math.ceil((count - row) / rows);
    return inRow > 0 ? `M4 ${row * pitch + 4}h${(inRow - 1) * pitch + 0.1}` : "";
  }).join("");
