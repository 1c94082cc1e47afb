import styles from "./HandoverChart.module.css";

/** A step of the move from the old system to the new one. */
export type HandoverStep = {
  readonly title: string;
  /** What the new system does in this step. */
  readonly carries: "nothing" | "rehearsal" | "work";
};

type HandoverChartProps = {
  /** Names of the old and the new system. */
  from: string;
  to: string;
  steps: readonly HandoverStep[];
};

/** Stairs that stand for one department after another; the rehearsal is an outline. */
const shapes = {
  nothing: undefined,
  rehearsal: "M4 100V75H28V50H52V25H76V5H96V100",
  work: "M0 100V75H25V50H50V25H75V0H100V100z",
};

/** The daily work as a band across all steps, colored where the new system handles it. */
export function HandoverChart({ from, to, steps }: HandoverChartProps) {
  return (
    <div className={styles.chart} aria-hidden="true">
      {steps.map(({ title, carries }, index) => (
        <div key={title}>
          {index === 0 && <strong>{from}</strong>}
          {carries === "work" && <strong data-carries={carries}>{to}</strong>}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path
              d={shapes[carries]}
              data-carries={carries}
              fill="none"
              stroke={carries === "work" ? undefined : "currentColor"}
              strokeDasharray="5 5"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <span>{index + 1}</span>
        </div>
      ))}
    </div>
  );
}
