import type { Action } from "~/records";
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
  action: Action;
};

/** Cases along a line between two poles, in order, in turn above and below it. */
export function Spectrum({ poles, jobs, action }: SpectrumProps) {
  return (
    <div className={styles.spectrum}>
      <p className={styles.pole}>{poles[0]}</p>
      <ul className={styles.line}>
        {jobs.map(({ title, description, leans }) => (
          <li key={title} className={styles.job} data-leans={leans}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <p className={styles.pole}>{poles[1]}</p>
      <MoreLink {...action} />
    </div>
  );
}
