import type { Statistic } from "~/content-types";
import styles from "./YearsTimeline.module.css";

type Era = { readonly title: string; readonly description: string };

type YearsTimelineProps = {
  figure: Statistic;
  /** Five years each, oldest first. */
  eras: readonly Era[];
};

/** A number of years in very large type, over a timeline of those years. */
export function YearsTimeline({ figure, eras }: YearsTimelineProps) {
  return (
    <>
      <div className={styles.head}>
        <h2>
          <span className={styles.number}>{figure.number}</span> {figure.label}
        </h2>
        <p className={styles.description}>{figure.description}</p>
      </div>
      <ol role="list" className={styles.ruler}>
        {eras.map(({ title, description }) => (
          <li key={title} className={styles.era}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
