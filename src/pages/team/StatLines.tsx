import type { Statistic } from "~/content-types";
import styles from "./StatLines.module.css";

/** Figures in large type, one to a line: number, label, description. */
export function StatLines({ figures }: { figures: readonly Statistic[] }) {
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
