import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./HandoverSteps.module.css";

type HandoverStep = {
  readonly title: string;
  readonly description: string;
  /** What the new system does in this step: nothing, a rehearsal, or the work. */
  readonly carries?: "rehearsal" | "work";
};

type HandoverStepsProps = {
  /** Names of the old and the new system. */
  from: string;
  to: string;
  steps: readonly HandoverStep[];
};

/** Stairs that stand for one department after another; the rehearsal is an outline. */
const shapes = {
  rehearsal: "M3 100V75H25V50H50V25H75V4H97V100",
  work: "M0 100V75H25V50H50V25H75V0H100V100z",
};

/** Numbered steps under one band of work, which the new system takes over from the old in the last step. */
export function HandoverSteps({ from, to, steps }: HandoverStepsProps) {
  return (
    <ol role="list" className={styles.steps}>
      {steps.map(({ title, description, carries }, index) => (
        <li key={title} className={styles.step}>
          <div className={styles.slice} aria-hidden="true">
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              {carries && <path d={shapes[carries]} data-carries={carries} />}
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
