import type { Statistic } from "~/content-types";
import styles from "./Stats.module.css";

/**
 * Figures side by side, with lines between them. "brief" shows number and label and spans the page;
 * "detailed" adds the descriptions and stands inside a section.
 */
export function Stats({
  figures,
  variant = "brief",
}: {
  figures: readonly Statistic[];
  variant?: "brief" | "detailed";
}) {
  return (
    <div className={styles.strip} data-variant={variant}>
      <dl className={styles.row}>
        {figures.map(({ number, label, description }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd className={styles.number}>{number}</dd>
            {variant === "detailed" && <dd className={styles.description}>{description}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
