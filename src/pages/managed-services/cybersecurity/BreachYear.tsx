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

/** A year with a square for each day, colored by the phase of a breach. */
export function BreachYear({
  spans,
}: {
  /** From January 1 on, 365 days together. The sheet has the widths of their labels. */
  spans: readonly [Span, Span, Span];
}) {
  const ends = spans.map((_, index) =>
    spans.slice(0, index + 1).reduce((sum, { days }) => sum + days, 0),
  );
  return (
    <div className={styles.year}>
      <svg viewBox="0 0 1056 136" aria-hidden="true">
        {spans.map(({ label, days }, index) => {
          const end = ends[index] ?? days;
          return <path key={label} d={squares(end - days, end)} />;
        })}
      </svg>
      <ul role="list" className={styles.spans}>
        {spans.map(({ days, unit, label }) => (
          <li key={label}>
            <strong>{`${days} ${unit}`}</strong> {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
