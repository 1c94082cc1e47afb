import type { ReactNode } from "react";
import styles from "./IllustratedSteps.module.css";

type Step<Drawing extends string> = {
  readonly title: string;
  /** Name of its drawing. */
  readonly drawing: Drawing;
  /** The result of the step, such as "Version 1". */
  readonly release: string;
  readonly description: string;
};

/** Numbered steps, each under a drawing of the product at that time. */
export function IllustratedSteps<Drawing extends string>({
  steps,
  drawings,
}: {
  steps: ReadonlyArray<Step<NoInfer<Drawing>>>;
  drawings: Readonly<Record<Drawing, ReactNode>>;
}) {
  return (
    <ol role="list" className={styles.steps}>
      {steps.map(({ title, drawing, release, description }, index) => (
        <li key={title} className={styles.step}>
          <div className={styles.drawing}>{drawings[drawing]}</div>
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
