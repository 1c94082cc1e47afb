import type { ReactNode } from "react";
import styles from "./IllustratedSteps.module.css";

type Step = {
  readonly title: string;
  /** The result of the step, such as "Version 1". */
  readonly release: string;
  readonly description: string;
};

/** Numbered steps, each under a drawing of the product at that time. */
export function IllustratedSteps({
  steps,
  drawings,
}: {
  steps: readonly Step[];
  /** By position. */
  drawings: readonly ReactNode[];
}) {
  return (
    <ol role="list" className={styles.steps}>
      {steps.map(({ title, release, description }, index) => (
        <li key={title} className={styles.step}>
          <div className={styles.drawing}>{drawings[index]}</div>
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
