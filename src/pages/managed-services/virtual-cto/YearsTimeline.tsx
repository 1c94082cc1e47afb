import type { Statistic } from "~/content-types";
import styles from "./YearsTimeline.module.css";

type Era = { readonly title: string; readonly description: string };

type YearsTimelineProps = {
  figure: Statistic;
  /** Parts of the time the figure counts, oldest first; each is drawn as five years. */
  eras: readonly Era[];
};

/** One figure of years, as large as the page allows, over a ruler of what those years held. */
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
