import { PlotArea } from "~/illustrations/PlotArea";
import { heightScale, lineThrough, percent } from "~/illustrations/scale";
import { Chart } from "./Chart";

export type Shares = {
  readonly kind: "lines";
  readonly caption: string;
  /** What the shares are in, and what is on the x-axis: "percent" and "Month". */
  readonly unit: string;
  readonly period: string;
  /** The first line is highlighted. */
  readonly lines: ReadonlyArray<{ readonly label: string; readonly shares: readonly number[] }>;
};

const top = 22;
const height = 136;
const y = heightScale(100, height);

/** Shares over time as lines, each with its label at the right end. */
export function LineChart({ caption, unit, period, lines }: Shares) {
  const steps = (lines[0]?.shares.length ?? 2) - 1;
  const words = lines.map(({ label, shares }) => `${label} ${shares.join(", ")} ${unit}`);
  return (
    <Chart height={top + height + 26} words={`${caption}. ${words.join("; ")}.`}>
      {[100, 50, 0].map((share) => (
        <g key={share}>
          <line x2="100%" y1={top + y(share)} y2={top + y(share)} />
          <text y={top + y(share) - 6}>{share > 0 && `${share}%`}</text>
        </g>
      ))}
      <PlotArea y={top} height={height} units={[steps, height]}>
        {lines.map(({ label, shares }, index) => (
          <path
            key={label}
            data-line={index === 0 ? "ours" : "other"}
            d={lineThrough(shares.map(y))}
          />
        ))}
      </PlotArea>
      {lines.map(({ label, shares }, index) => {
        const last = shares.at(-1) ?? 0;
        return (
          <text
            key={label}
            data-strong
            data-at="end"
            x="100%"
            y={top + y(last) + (index === 0 ? -22 : 22)}
          >
            {label}, {last}%
          </text>
        );
      })}
      {Array.from({ length: steps }, (_, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: the months never change their order
          key={index}
          data-at={index === steps - 1 ? "end" : "middle"}
          x={percent(index + 1, steps)}
          y={top + height + 20}
        >
          {index === 0 && `${period} `}
          {index + 1}
        </text>
      ))}
    </Chart>
  );
}

/** What the chart of the data's age shows. */
export type DataAgeChartContent = {
  /** Days from one report to the next, and days it takes to prepare one. */
  readonly every: number;
  readonly delay: number;
  /** Days on the x-axis. */
  readonly days: number;
  /** The chart in words. */
  readonly ariaLabel: string;
  /** At the highest and lowest points, for a period on the x-axis, and for the daily line. */
  readonly labels: {
    readonly oldest: string;
    readonly newest: string;
    readonly period: string;
    readonly daily: string;
  };
};

/** A line chart of how old the data is by day: with periodic reports, and with nightly ones. */
export function DataAgeChart({ every, delay, days, ariaLabel, labels }: DataAgeChartContent) {
  const height = 240;
  const scale = height / (every + delay);
  const lowest = height - delay * scale;
  const tooth = `l${every} ${-every * scale}v${every * scale}`;
  const teeth = tooth.repeat(days / every).replace(/v[\d.]+$/, "");
  const at = (period: number) => percent(period * every, days);
  return (
    <Chart height={height + 94} words={ariaLabel}>
      <PlotArea y={28} height={height} units={[days, height]}>
        <path data-line="other" d={`M0 ${lowest}${teeth}`} />
        <path data-line="daily" d={`M0 ${height}${`l1 ${-scale}v${scale}`.repeat(days)}`} />
      </PlotArea>
      <text data-strong data-at="middle" x={at(1)} y="18">
        {labels.oldest}
      </text>
      <text data-at="middle" x={at(2)} y={lowest + 50}>
        {labels.newest}
      </text>
      <text data-ours y={height + 54}>
        {labels.daily}
      </text>
      {Array.from({ length: days / every }, (_, period) => (
        <text key={at(period)} x={at(period)} y={height + 86}>
          {labels.period} {period + 1}
        </text>
      ))}
    </Chart>
  );
}
