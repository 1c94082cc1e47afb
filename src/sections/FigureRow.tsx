import type { Statistic } from "~/content-types";
import styles from "./FigureRow.module.css";

/**
 * Figures side by side between hairlines. "brief" shows number and label, as a strip right under
 * a hero; "told" adds the description and the space of a section.
 */
export function FigureRow({
  figures,
  variant = "brief",
}: {
  figures: readonly Statistic[];
  variant?: "brief" | "told";
}) {
  return (
    <div className={styles.strip} data-variant={variant}>
      <dl className={styles.row}>
        {figures.map(({ number, label, description }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd className={styles.number}>{number}</dd>
            {variant === "told" && <dd className={styles.description}>{description}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
