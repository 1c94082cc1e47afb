import type { ReactNode } from "react";
import type { Point } from "~/content-types";
import { RichText } from "~/ui/RichText";
import { columnsFor } from "./columns";
import phaseStyles from "./StepPhases.module.css";
import styles from "./Steps.module.css";

/** A step, without its drawing. */
export type Step = Point & {
  /** Above the title, or on the line in a row, such as "Week 1". */
  readonly when?: string;
};

type DrawnStep = Step & {
  /** Stands above the text. */
  readonly drawing?: ReactNode;
  /** Stands under the text; beside it in a column on wider screens. */
  readonly aside?: ReactNode;
};

/** What several steps in a row have in common, such as "In your first month". */
export type StepPhase = { readonly label: string; readonly steps: 1 | 2 | 3 | 4 };

type StepsProps = {
  steps: readonly DrawnStep[];
  /** "row" is several rows from six steps on, and a column on tablets and phones. */
  variant?: "row" | "column";
  /** On laptops and wider, arrows above the steps instead of numbers. The text says the same: they're a drawing. */
  phases?: readonly StepPhase[];
};

/** Up to five steps are one row; one step needs no columns. */
const rowOf = (count: number) => (count > 5 ? columnsFor(count, 4) : count > 1 ? count : undefined);

/** Numbered steps, joined by a line. */
export function Steps({ steps, variant = "row", phases }: StepsProps) {
  const columns = variant === "row" ? rowOf(steps.length) : undefined;
  return (
    <>
      {phases && (
        <>
          <Phases phases={phases} columns={columns} />{" "}
        </>
      )}
      <ol role="list" className={styles[variant]} data-columns={columns}>
        {steps.map(({ title, when, description, drawing, aside }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.content}>
              {drawing && <div className={styles.drawing}>{drawing}</div>}
              {when && <p className={styles.when}>{when}</p>}
              <h3>{title}</h3>
              <p>
                <RichText text={description} />
              </p>
            </div>
            {aside && <div className={styles.aside}>{aside}</div>}
          </li>
        ))}
      </ol>
    </>
  );
}

const Phases = ({
  phases,
  columns,
}: {
  phases: readonly StepPhase[];
  columns: number | undefined;
}) => (
  <div className={phaseStyles.phases} data-columns={columns} aria-hidden="true">
    {phases.map(({ label, steps }) => (
      <p key={label} data-steps={steps}>
        {label}
      </p>
    ))}
  </div>
);
