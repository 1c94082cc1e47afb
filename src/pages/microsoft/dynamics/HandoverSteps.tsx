import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./HandoverSteps.module.css";

type HandoverStep = {
  readonly title: string;
  readonly description: string;
  /** What the new one carries in this step: nothing, a rehearsal on the side, or the work. */
  readonly carries?: "rehearsal" | "work";
};

type HandoverStepsProps = {
  /** What the work moves from, and to. */
  from: string;
  to: string;
  steps: readonly HandoverStep[];
};

/** One department after another, and the same as an outline. */
const stairs = {
  rehearsal: "M3 100V75H25V50H50V25H75V4H97V100",
  work: "M0 100V75H25V50H50V25H75V0H100V100z",
};

/** Steps under one band of work, which the new takes over from the old once it has been rehearsed. */
export function HandoverSteps({ from, to, steps }: HandoverStepsProps) {
  return (
    <ol role="list" className={styles.steps}>
      {steps.map(({ title, description, carries }, index) => (
        <li key={title} className={styles.step}>
          <div className={styles.slice} aria-hidden="true">
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              {carries && <path d={stairs[carries]} data-carries={carries} />}
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
      ))}
    </ol>
  );
}
