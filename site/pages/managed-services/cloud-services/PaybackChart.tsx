import { PlotArea } from "~/illustrations/PlotArea";
import { percent } from "~/illustrations/scale";
import styles from "./PaybackChart.module.css";

/** What the chart shows. */
export type PaybackChartContent = {
  /** Earliest and latest month in which the savings exceed the cost, up to 14. */
  readonly months: readonly [early: number, late: number];
  /** The span between these months, what is below and above zero, and the two curves. */
  readonly labels: Readonly<Record<"range" | "spent" | "saved" | "early" | "late", string>>;
};

/*
 * Units of the curves, which stretch to the chart's width: months shown, height in px, height of the zero line,
 * depth of the lowest point under it. `lowest` is the month of the lowest point.
 */
const shown = 14;
const height = 300;
const zero = 200;
const depth = 64;
const lowest = 2.5;

/** What the curve that reaches zero in `turn` gains in a month. */
const paceOf = (turn: number) => depth / (turn - lowest - 0.6);

/** Curve of the running total: money spent first, then saved at a constant rate, zero in `turn`. */
const curve = (turn: number) => {
  const pace = paceOf(turn);
  return (
    `M0 ${zero}C1 ${zero} 1.4 ${zero + depth} ${lowest} ${zero + depth}` +
    `S${turn - 1} ${zero + pace} ${turn} ${zero}L${shown} ${zero - pace * (shown - turn)}`
  );
};

const at = (month: number) => percent(month, shown);

/** A chart across the page of when an investment pays back, at the earliest and at the latest. */
export function PaybackChart({ months, labels }: PaybackChartContent) {
  const [early, late] = months;
  const middle = (early + late) / 2;
  // Left of its curve and between the band's edges, also where the band is narrow.
  const upper = early + 0.8 * (late - early);
  return (
    <svg className={styles.chart} width="100%" height={height} aria-hidden="true">
      <rect fill="var(--accent-tint)" x={at(early)} width={at(late - early)} height={height} />
      <PlotArea height={height} units={[shown, height]}>
        <path d={`M0 ${zero}H${shown}`} />
        <path className={styles.late} d={curve(late)} />
        <path className={styles.early} d={curve(early)} />
      </PlotArea>
      <circle className={styles.early} cx={at(early)} cy={zero} r="7" />
      <circle className={styles.late} cx={at(late)} cy={zero} r="7" />
      <text className={styles.range} textAnchor="middle" x={at(middle)} y="36">
        {labels.range}
      </text>
      <text textAnchor="end" x={at(upper)} y={zero - paceOf(early) * (upper - early) - 12}>
        {labels.early}
      </text>
      <text textAnchor="middle" x={at(middle)} y={zero + depth - 4}>
        {labels.late}
      </text>
      <text y={zero - 12}>{labels.saved}</text>
      <text y={zero + depth + 32}>{labels.spent}</text>
    </svg>
  );
}
