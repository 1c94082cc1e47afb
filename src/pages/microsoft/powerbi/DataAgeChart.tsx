import { PlotArea } from "./Chart";
import styles from "./DataAgeChart.module.css";
import { percent } from "./scale";

type DataAgeChartProps = {
  /** Days from one report to the next, and days it takes to prepare one. */
  every: number;
  delay: number;
  /** Days on the x-axis. */
  days: number;
  /** The chart in words. */
  ariaLabel: string;
  /** At the highest and lowest points, for a period on the x-axis, and for the daily line. */
  labels: {
    readonly oldest: string;
    readonly newest: string;
    readonly period: string;
    readonly daily: string;
  };
  reasons: ReadonlyArray<{ readonly title: string; readonly description: string }>;
};

const height = 240;

/** A line chart of how old the data is by day: with periodic reports, and with nightly ones. */
export function DataAgeChart({
  every,
  delay,
  days,
  ariaLabel,
  labels,
  reasons,
}: DataAgeChartProps) {
  const oldest = every + delay;
  const scale = height / oldest;
  const tooth = `l${every} ${-every * scale}v${every * scale}`;
  const at = (period: number) => percent(period * every, days);
  return (
    <>
      <svg
        className={styles.chart}
        width="100%"
        height={height + 92}
        role="img"
        aria-label={ariaLabel}
      >
        <PlotArea y={28} height={height} units={[days, height]}>
          <path
            d={`M0 ${height - delay * scale}${tooth.repeat(days / every).replace(/v[\d.]+$/, "")}`}
          />
          <path
            className={styles.daily}
            d={`M0 ${height}${`l1 ${-scale}v${scale}`.repeat(days)}`}
          />
        </PlotArea>
        <text className={styles.oldest} x={at(1)} y="18">
          {labels.oldest}
        </text>
        <text className={styles.newest} x={at(2)} y={height - delay * scale + 50}>
          {labels.newest}
        </text>
        <text className={styles.now} y={height + 54}>
          {labels.daily}
        </text>
        {Array.from({ length: days / every }, (_, period) => (
          <text key={at(period)} x={at(period)} y={height + 84}>
            {labels.period} {period + 1}
          </text>
        ))}
      </svg>
      <ul role="list" className={styles.reasons}>
        {reasons.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
