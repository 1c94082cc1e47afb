import { PlotArea } from "~/illustrations/PlotArea";
import { percent } from "~/illustrations/scale";
import { Chart } from "./Chart";

export type Heat = {
  readonly kind: "heatmap";
  readonly caption: string;
  /** For screen readers, before the counts. */
  readonly ariaLabel: string;
  /** Labels, the first below the first column and the last below the last. */
  readonly hours: readonly [string, string, ...string[]];
  readonly days: ReadonlyArray<{ readonly label: string; readonly counts: readonly number[] }>;
};

const row = 32;
/** Width of the column with the days, in percent. */
const left = 15;

/** Counts by day and hour: the higher, the stronger the color. The highest one is also written as a number. */
export function HeatMap({ caption, ariaLabel, hours, days }: Heat) {
  const cells = days.flatMap(({ counts }, day) =>
    counts.map((count, hour) => ({ day, hour, count })),
  );
  const columns = days[0]?.counts.length ?? 1;
  const most = Math.max(...cells.map(({ count }) => count));
  const peak = cells.find(({ count }) => count === most) ?? { day: 0, hour: 0 };
  const center = (hour: number) => percent(left + ((100 - left) * (hour + 0.5)) / columns, 100);
  const words = days.map(({ label, counts }) => `${label} ${counts.join(", ")}`).join("; ");
  return (
    <Chart height={days.length * row + 24} words={`${caption}. ${ariaLabel}: ${words}.`}>
      <PlotArea
        x={`${left}%`}
        width={`${100 - left}%`}
        height={days.length * row}
        units={[columns, days.length]}
      >
        {[0, 1, 2, 3].map((tint) => (
          <path
            key={tint}
            data-tint={tint}
            d={cells
              .filter(({ count }) => Math.ceil((3 * count) / most) === tint)
              .map(({ day, hour }) => `M${hour} ${day}h.94v.9h-.94z`)
              .join("")}
          />
        ))}
      </PlotArea>
      {days.map(({ label }, day) => (
        <text key={label} y={day * row + 20}>
          {label}
        </text>
      ))}
      {hours.map((hour, index) => (
        <text
          key={hour}
          data-at="middle"
          x={center((index * (columns - 1)) / (hours.length - 1))}
          y={days.length * row + 18}
        >
          {hour}
        </text>
      ))}
      <text data-strong data-on data-at="middle" x={center(peak.hour)} y={peak.day * row + 20}>
        {most}
      </text>
    </Chart>
  );
}
