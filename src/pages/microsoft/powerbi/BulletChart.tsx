import { Chart } from "./Chart";
import { percent } from "./scale";

export type Bullets = {
  readonly kind: "bullets";
  readonly caption: string;
  readonly unit: { readonly before: string; readonly after: string };
  /** The word for the planned value. */
  readonly plan: string;
  /** After the difference in percent. */
  readonly toPlan: string;
  readonly bars: ReadonlyArray<{
    readonly label: string;
    readonly value: number;
    readonly plan: number;
  }>;
};

const row = 54;

/** A bullet chart: bars with a vertical line for the plan. Bars that miss the plan are fainter. */
export function BulletChart({ caption, unit, plan: planned, toPlan, bars }: Bullets) {
  const most = Math.max(...bars.flatMap(({ value, plan }) => [value, plan])) * 1.02;
  const say = (value: number) => unit.before + value + unit.after;
  const words = bars.map(
    ({ label, value, plan }) => `${label} ${say(value)}, ${planned} ${say(plan)}`,
  );
  return (
    <Chart height={bars.length * row} words={`${caption}. ${words.join("; ")}.`}>
      {bars.map(({ label, value, plan }, index) => {
        const gap = Math.round((100 * value) / plan - 100);
        return (
          <g key={label} transform={`translate(0 ${index * row})`}>
            <text data-strong y="16">
              {label}
            </text>
            <text data-at="end" x="100%" y="16">
              {say(value)}, {gap > 0 ? "+" : "\u2212"}
              {Math.abs(gap)}% {toPlan}
            </text>
            <rect
              y="26"
              width={percent(value, most)}
              height="14"
              rx="3"
              data-tint={gap < 0 ? 2 : 3}
            />
            <rect data-strong x={percent(plan, most)} y="22" width="3" height="22" />
          </g>
        );
      })}
    </Chart>
  );
}
