import { FeatureGrid } from "~/sections/FeatureGrid";
import { Labeled } from "~/ui/Labeled";
import { RichText } from "~/ui/RichText";
import styles from "./CostPhases.module.css";

/** What the phases say. */
export type CostPhasesContent = {
  /** What the curve shows. */
  readonly note: string;
  /** What is paid after the last phase. */
  readonly terms: string;
  /** Words beside the dotted and the solid line. */
  readonly labels: { readonly planned: string; readonly billed: string };
  readonly areas: ReadonlyArray<{
    readonly title: string;
    /** Which part of the curve is above it. */
    readonly curve: keyof typeof parts;
    /** What is known about the cost in this phase, such as "Cost range". */
    readonly cost: string;
    readonly deliverables: readonly string[];
  }>;
};

/** The parts of one curve, 308 × 160 units each: a column and the gap that follows it. */
const parts = {
  estimate: { known: "M0 8L308 44V112L0 156Z", planned: "M0 82L308 78" },
  design: { known: "M0 44L308 72V84L0 112Z", planned: "M0 78H308" },
  migration: { planned: "M0 78H308", bill: "M0 138H77V118H154V100H231V86H308" },
  operation: { planned: "M0 78H276", bill: "M0 86H77V56H154V92H231V86H276" },
};

/**
 * A curve of the monthly cost over the whole width, and the phases of work under it: a wide estimate, a narrow one,
 * bills that rise with each migration, and one bill over plan.
 */
export function CostPhases({ note, terms, labels, areas }: CostPhasesContent) {
  return (
    <>
      <p className={styles.note}>
        <RichText text={note} />
      </p>
      <div className={styles.chart} aria-hidden="true">
        <svg viewBox="0 0 1200 160" preserveAspectRatio="none" aria-hidden="true">
          {areas.map(({ title, curve }, index) => (
            <g key={title} transform={`translate(${index * 308})`}>
              <Part {...parts[curve]} />
            </g>
          ))}
        </svg>
        <span>{labels.planned}</span>
        <span>{labels.billed}</span>
      </div>
      <FeatureGrid
        columns={4}
        compact
        features={areas.map(({ title, cost, deliverables }) => ({
          title,
          below: <Labeled label={cost} items={deliverables} />,
        }))}
      />
      <p className={styles.note}>
        <RichText text={terms} />
      </p>
    </>
  );
}

function Part({ known, planned, bill }: { known?: string; planned: string; bill?: string }) {
  return (
    <>
      {known && <path className={styles.known} d={known} />}
      {bill && <path className={styles.known} d={`${bill}V160H0Z`} />}
      <path className={styles.planned} d={planned} />
      {bill && <path d={bill} />}
    </>
  );
}
