import styles from "./BreachYear.module.css";

/** A phase of a breach and how long it lasts. */
type Span = { readonly days: number; readonly unit: string; readonly label: string };

const pitch = 20;
const square = 16;
const weekdays = 7;

/** Path of the days `from` up to `to`: a column for each week, a row for each day of the week. */
const squares = (from: number, to: number) =>
  Array.from({ length: weekdays }, (_, weekday) => {
    const first = Math.ceil((from - weekday) / weekdays);
    const count = Math.ceil((to - weekday) / weekdays) - first;
    const y = weekday * pitch + square / 2;
    return count > 0 ? `M${first * pitch} ${y}h${count * pitch - 1}` : "";
  }).join("");

/** What the year shows. */
export type BreachYearContent = {
  /** From January 1 on. The sheet has the widths of their labels. */
  readonly spans: readonly [Span, Span];
  /** Label of the days that remain. */
  readonly rest: string;
};

/** A year with a square for each day, colored by the phase of a breach. */
export function BreachYear({ spans: [found, contained], rest }: BreachYearContent) {
  const end = found.days + contained.days;
  return (
    <div className={styles.year}>
      <svg viewBox="0 0 1056 136" aria-hidden="true">
        <path d={squares(0, found.days)} />
        <path d={squares(found.days, end)} />
        <path d={squares(end, 365)} />
      </svg>
      <ul role="list" className={styles.spans}>
        {[found, contained].map(({ days, unit, label }) => (
          <li key={label}>
            <strong>{`${days} ${unit}`}</strong> {label}
          </li>
        ))}
        <li>{rest}</li>
      </ul>
    </div>
  );
}
