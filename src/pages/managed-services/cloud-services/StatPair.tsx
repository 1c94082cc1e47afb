import type { Statistic } from "~/content-types";
import styles from "./StatPair.module.css";

/** A figure that may need a qualifier before its number, such as "up to". */
export type QualifiedStatistic = Statistic & { readonly qualifier?: string };

/** Two very large figures side by side, each with a sentence under it. */
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
