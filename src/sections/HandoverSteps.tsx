import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./HandoverSteps.module.css";

type HandoverStep = {
  readonly title: string;
  readonly description: string;
  /** How much of the work has moved at the end of the step, 0 to 1. */
  readonly moved: number;
};

type HandoverStepsProps = {
  /** What the work moves from, and to. */
  from: string;
  to: string;
  steps: readonly HandoverStep[];
};

/** Steps under one band of work, in which the new gains on the old from step to step. */
export function HandoverSteps({ from, to, steps }: HandoverStepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, description, moved }, index) => {
        const start = 100 - 100 * (steps[index - 1]?.moved ?? 0);
        const end = 100 - 100 * moved;
        return (
          <li key={title} className={styles.step}>
            <div className={styles.slice} aria-hidden="true">
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                <path d={`M0 100V${start}C55 ${start} 45 ${end} 100 ${end}V100z`} />
              </svg>
              {index === 0 && <span className={styles.old}>{from}</span>}
              {index === steps.length - 1 && <span className={styles.new}>{to}</span>}
            </div>
            <h3>
              <span className={styles.number}>
                {index + 1}
                <VisuallyHidden>. </VisuallyHidden>
              </span>
              {title}
            </h3>
            <p>{description}</p>
          </li>
        );
      })}
    </ol>
  );
}
