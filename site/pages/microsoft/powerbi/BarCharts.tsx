import { heightScale, percent } from "~/illustrations/scale";
import { Chart } from "./Chart";

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

const row = 48;

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
              {say(value)}, {signed(gap)}% {toPlan}
            </text>
            <rect
              y="26"
              width={percent(value, most)}
              height="14"
              rx="3"
              data-tint={gap < 0 ? 2 : 3}
            />
            <rect data-strong x={percent(plan, most)} y="22" width="3" height="22" />
            {gap < 0 && (
              <text x={percent(plan, most)} y="38" dx="10">
                {planned}
              </text>
            )}
          </g>
        );
      })}
    </Chart>
  );
}

type Step = { readonly label: string; readonly value: number };

export type Waterfalls = {
  readonly kind: "waterfall";
  readonly caption: string;
  readonly start: Step;
  readonly changes: readonly Step[];
  /** Label of the sum. */
  readonly end: string;
};

const top = 24;
const height = 128;

const signed = (value: number) => (value < 0 ? `\u2212${-value}` : `+${value}`);

/** A waterfall chart: a start, its changes and the sum. Each bar begins where the last ended. */
export function WaterfallChart({ caption, start, changes, end }: Waterfalls) {
  const levels = [start.value];
  for (const { value } of changes) levels.push((levels.at(-1) ?? 0) + value);
  const sum = levels.at(-1) ?? 0;
  const columns = [
    { label: start.label, word: `${start.value}`, from: 0, to: start.value, tint: undefined },
    ...changes.map(({ label, value }, index) => ({
      label,
      word: signed(value),
      from: levels[index] ?? 0,
      to: levels[index + 1] ?? 0,
      tint: value < 0 ? 2 : 3,
    })),
    { label: end, word: `${sum}`, from: 0, to: sum, tint: undefined },
  ];
  const y = heightScale(Math.max(...levels), height);
  const words = columns.map(({ label, word }) => `${label} ${word}`).join(", ");
  return (
    <Chart height={top + height + 28} words={`${caption}. ${words}.`}>
      {columns.map(({ label, word, from, to, tint }, index) => {
        const highest = top + y(Math.max(from, to));
        const center = percent(index + 0.5, columns.length);
        return (
          <g key={label}>
            <rect
              x={percent(index + 0.08, columns.length)}
              y={highest}
              width={percent(0.84, columns.length)}
              height={Math.abs(y(from) - y(to))}
              {...(tint ? { "data-tint": tint } : { "data-strong": true })}
            />
            <text data-strong data-at="middle" x={center} y={highest - 8}>
              {word}
            </text>
            <text data-at="middle" x={center} y={top + height + 22}>
              {label}
            </text>
          </g>
        );
      })}
    </Chart>
  );
}
