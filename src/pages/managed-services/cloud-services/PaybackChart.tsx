import styles from "./PaybackChart.module.css";

/** What the chart shows. */
export type PaybackChartContent = {
  /** Earliest and latest month in which the savings exceed the cost, up to 14. */
  readonly months: readonly [early: number, late: number];
  /** The span between these months, what is below and above zero, and the two curves. */
  readonly labels: Readonly<Record<"range" | "spent" | "saved" | "early" | "late", string>>;
};

/*
 * Units of the drawing: height of the zero line, depth of the lowest point under it, width of a
 * month. `lowest` is the month of the lowest point.
 */
const width = 480;
const height = 240;
const zero = 160;
const depth = 46;
const month = 34;
const lowest = 2.5;

/** What the curve that reaches zero in `turn` gains in a month. */
const paceOf = (turn: number) => depth / (turn - lowest - 0.6);

/** Curve of the running total: money spent first, then saved at a constant rate, zero in `turn`. */
const curve = (turn: number) => {
  const pace = paceOf(turn);
  const x = turn * month;
  return (
    `M0 ${zero}C${month} ${zero} ${month * 1.4} ${zero + depth} ${lowest * month} ${zero + depth}` +
    `S${x - month} ${zero + pace} ${x} ${zero}L${width} ${zero - pace * (width / month - turn)}`
  );
};

/** A chart of when an investment pays back, at the earliest and at the latest. */
export function PaybackChart({ months, labels }: PaybackChartContent) {
  const [early, late] = months;
  const middle = (early + late) / 2;
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect x={early * month} width={(late - early) * month} height={height} />
      <path className={styles.axis} d={`M0 ${zero}H${width}`} />
      <path className={styles.months} d={`M${month} ${zero}H${width}`} />
      <path className={styles.curve} d={curve(late)} />
      <path className={styles.curve} d={curve(early)} />
      <circle cx={early * month} cy={zero} r="6" />
      <circle cx={late * month} cy={zero} r="6" />
      <text className={styles.range} x={middle * month} y="30">
        {labels.range}
      </text>
      <text
        className={styles.early}
        x={(middle + 1) * month - 12}
        y={zero - paceOf(early) * (middle + 1 - early) - 10}
      >
        {labels.early}
      </text>
      <text className={styles.late} x={middle * month} y={zero + depth + 4}>
        {labels.late}
      </text>
      <text x="0" y={zero - 12}>
        {labels.saved}
      </text>
      <text x="0" y={zero + depth + 28}>
        {labels.spent}
      </text>
    </svg>
  );
}
