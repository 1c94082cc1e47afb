import type { ReactNode } from "react";
import styles from "./IllustratedSteps.module.css";

type StageStep = {
  readonly title: string;
  /** What the step leaves behind, such as a version. */
  readonly release: string;
  readonly description: string;
};

/** Steps on a numbered line, each under a drawing of the same thing, more finished every time. */
export function IllustratedSteps({
  steps,
  stages,
}: {
  steps: readonly StageStep[];
  /** Drawings of the steps, by position. */
  stages: readonly ReactNode[];
}) {
  return (
    <ol role="list" className={styles.stages}>
      {steps.map(({ title, release, description }, index) => (
        <li key={title} className={styles.stage}>
          <div className={styles.screen}>{stages[index]}</div>
          <p className={styles.release}>{release}</p>
          <h3>
            <span aria-hidden="true">{index + 1}</span>
            {title}
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
