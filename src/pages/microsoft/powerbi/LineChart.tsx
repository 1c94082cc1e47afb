import { Chart, PlotArea } from "./Chart";
import { heightScale, lineThrough, percent } from "./scale";

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
const height = 176;
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
