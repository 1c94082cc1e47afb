import styles from "./PaybackChart.module.css";

type PaybackChartProps = {
  heading: string;
  lead: string;
  /** Earliest and latest month in which the savings exceed the cost, up to 14. */
  months: readonly [early: number, late: number];
  /** Labels of the chart: the span between these months, and what is below and above zero. */
  labels: { readonly range: string; readonly spent: string; readonly saved: string };
};

/*
 * Units of the drawing: height of the zero line, depth of the lowest point under it, width of a
 * month. `lowest` is the month of the lowest point.
 */
const width = 720;
const zero = 232;
const depth = 64;
const month = 46;
const lowest = 2.5;

/** Curve of the running total: money spent first, then saved at a constant rate, zero in `turn`. */
const curve = (turn: number) => {
  const pace = depth / (turn - lowest - 0.6);
  const x = turn * month;
  return (
    `M0 ${zero}C${month} ${zero} ${month * 1.4} ${zero + depth} ${lowest * month} ${zero + depth}` +
    `S${x - month} ${zero + pace} ${x} ${zero}L${width} ${zero - pace * (width / month - turn)}`
  );
};

/** A heading beside a chart of when an investment pays back, at the earliest and at the latest. */
export function PaybackChart({ heading, lead, months, labels }: PaybackChartProps) {
  const [early, late] = months;
  return (
    <div className={styles.split}>
      <div>
        <h2>{heading}</h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <svg className={styles.chart} viewBox={`0 0 ${width} 350`} aria-hidden="true">
        <rect x={early * month} width={(late - early) * month} height="350" />
        <path className={styles.axis} d={`M0 ${zero}H${width}`} />
        <path className={styles.months} d={`M${month} ${zero}H${width}`} />
        <path className={styles.curve} d={curve(late)} />
        <path className={styles.curve} d={curve(early)} />
        <circle cx={early * month} cy={zero} r="7" />
        <circle cx={late * month} cy={zero} r="7" />
        <text className={styles.range} x={((early + late) / 2) * month} y="36">
          {labels.range}
        </text>
        <text x="0" y={zero - 14}>
          {labels.saved}
        </text>
        <text x="0" y={zero + depth + 34}>
          {labels.spent}
        </text>
      </svg>
    </div>
  );
}
