import type { Action } from "~/content-types";
import { MoreLink } from "~/ui/MoreLink";
import { RichText } from "~/ui/RichText";
import styles from "./Spectrum.module.css";

/** The two ends and the examples between them. */
export type SpectrumContent = {
  /** Labels of the two ends. */
  readonly poles: readonly [string, string];
  readonly jobs: ReadonlyArray<{
    readonly title: string;
    readonly description: string;
    /** Which end it is closer to. */
    readonly leans: "low" | "middle" | "high";
  }>;
  /** A link beside the first label. */
  readonly action?: Action;
};

/** Six examples along a line between two ends, alternately above and below it. */
export function Spectrum({ poles, jobs, action }: SpectrumContent) {
  return (
    <div className={styles.spectrum}>
      <p className={styles.pole}>
        {poles[0]} {action && <MoreLink {...action} />}
      </p>
      <ul role="list" className={styles.line}>
        {jobs.map(({ title, description, leans }) => (
          <li key={title} className={styles.job} data-leans={leans}>
            <h3>{title}</h3>
            <p>
              <RichText text={description} />
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.pole}>{poles[1]}</p>
    </div>
  );
}
