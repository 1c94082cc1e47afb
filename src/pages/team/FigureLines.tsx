import type { Statistic } from "~/content-types";
import styles from "./FigureLines.module.css";

/** Figures read as large lines of text, one under the other, each with its reason at the end. */
export function FigureLines({ figures }: { figures: readonly Statistic[] }) {
  return (
    <dl className={styles.lines}>
      {figures.map(({ number, label, description }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.number}>{number}</dd>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
