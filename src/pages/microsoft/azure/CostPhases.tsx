import type { ReactNode } from "react";
import { RichText } from "~/ui/RichText";
import styles from "./CostPhases.module.css";

/** What the phases say. */
export type CostPhasesContent = {
  /** What the curve shows. */
  readonly note: string;
  /** Words beside the dotted and the solid line. */
  readonly labels: { readonly planned: string; readonly billed: string };
  readonly areas: ReadonlyArray<{
    readonly title: string;
    /** Which part of the curve is above it. */
    readonly curve: keyof typeof parts;
    /** What is known about the cost in this phase, such as "A range". */
    readonly cost: string;
    readonly deliverables: readonly string[];
  }>;
};

/** The parts of one curve, 300 × 160 units each. They join when side by side. */
const parts = {
  estimate: { known: "M0 8L301 44V112L0 156Z", planned: "M0 82L300 78" },
  design: { known: "M0 44L301 72V84L0 112Z", planned: "M0 78H300" },
  migration: { planned: "M0 78H300", bill: "M0 138H75V118H150V100H225V86H301" },
  operation: { planned: "M0 78H300", bill: "M0 86H75V56H150V92H225V86H300" },
};

/**
 * Phases of work under a curve of the monthly cost: a wide estimate, a narrow one, bills that rise with
 * each migration, and one bill over plan.
 */
export function CostPhases({ note, labels, areas }: CostPhasesContent) {
  return (
    <>
      <p className={styles.note}>
        <RichText text={note} />
      </p>
      <ol role="list" className={styles.phases}>
        {areas.map(({ title, curve, cost, deliverables }) => (
          <li key={title}>
            <p className={styles.cost}>{cost}</p>
            <Part {...parts[curve]}>
              {curve === "estimate" && <span>{labels.planned}</span>}
              {curve === "migration" && <span>{labels.billed}</span>}
            </Part>
            <h3>{title}</h3>
            <ul role="list">
              {deliverables.map((deliverable) => (
                <li key={deliverable}>{deliverable}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}

type PartProps = { known?: string; planned: string; bill?: string; children: ReactNode };

function Part({ known, planned, bill, children }: PartProps) {
  return (
    <div className={styles.part} data-billed={bill && ""} aria-hidden="true">
      <svg viewBox="0 0 300 160" preserveAspectRatio="none" aria-hidden="true">
        {known && <path className={styles.known} d={known} />}
        {bill && <path className={styles.known} d={`${bill}V160H0Z`} />}
        <path className={styles.planned} d={planned} />
        {bill && <path d={bill} />}
      </svg>
      {children}
    </div>
  );
}
