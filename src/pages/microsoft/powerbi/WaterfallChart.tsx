import { Chart } from "./Chart";
import { heightScale, percent } from "./scale";

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
const height = 164;

const signed = (value: number) => (value < 0 ? `\u2212${-value}` : `+${value}`);

/** A waterfall chart: a start, the changes, and their sum. Each bar begins where the last one ended. */
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
