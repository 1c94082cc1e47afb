import { PlotArea } from "./Chart";
import styles from "./DataAgeChart.module.css";
import { percent } from "./scale";

type DataAgeChartProps = {
  /** Days from one report to the next, and days it takes to prepare one. */
  every: number;
  delay: number;
  /** Days on the x-axis. */
  days: number;
  /** At the highest points, at the lowest, between them, under the x-axis and under the daily line. */
  labels: {
    readonly oldest: string;
    readonly newest: string;
    readonly beforeNext: string;
    readonly period: string;
    readonly daily: string;
  };
  reasons: ReadonlyArray<{ readonly title: string; readonly description: string }>;
};

const height = 240;

/** A line chart of the age of the data by day: with a report now and then, and with one every night. */
export function DataAgeChart({ every, delay, days, labels, reasons }: DataAgeChartProps) {
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
        aria-label={`${labels.newest}; ${labels.beforeNext} ${labels.oldest}. ${labels.daily}.`}
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
