import { SplitSection } from "~/sections/SplitSection";
import styles from "./RolloutSteps.module.css";

type RolloutStep = {
  readonly title: string;
  readonly description: string;
  /** How many of all phones have it by then. */
  readonly phones: number;
};

const columns = 12;
const rows = 4;
/** Distance of two phones, and their size. */
const pitch = { x: 14, y: 19 };
const phone = { width: 8, height: 13 };

/** The first `count` phones, row by row; a dash of the line is a phone. */
const phones = (count: number) =>
  Array.from({ length: Math.ceil(count / columns) }, (_, row) => {
    const inRow = Math.min(columns, count - row * columns);
    return `M0 ${row * pitch.y + phone.height / 2}h${(inRow - 1) * pitch.x + phone.width}`;
  }).join("");

/** Steps down a numbered line, each with 48 phones: filled are those which have it by then. */
export function RolloutSteps({
  heading,
  lead,
  steps,
}: {
  heading: string;
  lead: string;
  steps: readonly RolloutStep[];
}) {
  const all = columns * rows;
  return (
    <SplitSection heading={heading} lead={lead} variant="wide">
      <ol role="list">
        {steps.map(({ title, description, phones: count }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
            <p className={styles.phones}>
              <svg viewBox="0 0 162 70" aria-hidden="true">
                <path d={phones(all)} />
                {count > 0 && <path className={styles.filled} d={phones(count)} />}
              </svg>
              {count} of {all}
            </p>
          </li>
        ))}
      </ol>
    </SplitSection>
  );
}
