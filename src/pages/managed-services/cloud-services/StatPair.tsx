import type { Statistic } from "~/content-types";
import styles from "./StatPair.module.css";

/** A figure, and what keeps it honest, such as "up to". */
export type QualifiedStatistic = Statistic & { readonly qualifier?: string };

/** Two figures so large that they need no heading, each with a sentence beside it. */
export function StatPair({
  figures,
}: {
  figures: readonly [QualifiedStatistic, QualifiedStatistic];
}) {
  return (
    <ul role="list" className={styles.pair}>
      {figures.map(({ qualifier, number, label, description }) => (
        <li key={label} className={styles.figure}>
          <p className={styles.claim}>
            <span className={styles.number}>
              {qualifier && <span className={styles.qualifier}>{qualifier} </span>}
              {number}
            </span>{" "}
            {label}
          </p>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
