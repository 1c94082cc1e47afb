import type { Action } from "~/content-types";
import { MoreLink } from "~/ui/MoreLink";
import styles from "./Spectrum.module.css";

type SpectrumProps = {
  /** What the two ends stand for. */
  poles: readonly [string, string];
  jobs: ReadonlyArray<{
    readonly title: string;
    readonly description: string;
    /** Which end it belongs to. */
    readonly leans: "low" | "middle" | "high";
  }>;
  /** Leads to what the first end speaks of. */
  action: Action;
};

/** Six cases along a line from pole to pole, in order, in turn above and below it. */
export function Spectrum({ poles, jobs, action }: SpectrumProps) {
  return (
    <div className={styles.spectrum}>
      <div className={styles.pole}>
        <p>{poles[0]}</p>
        <MoreLink {...action} />
      </div>
      <ul role="list" className={styles.line}>
        {jobs.map(({ title, description, leans }) => (
          <li key={title} className={styles.job} data-leans={leans}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <p className={styles.pole}>{poles[1]}</p>
    </div>
  );
}
