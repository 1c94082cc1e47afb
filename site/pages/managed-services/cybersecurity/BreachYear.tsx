import styles from "./BreachYear.module.css";

/** A phase of a breach and how long it lasts. */
type Span = { readonly days: number; readonly unit: string; readonly label: string };

const pitch = 20;
const square = 16;
/** 73 columns of five are 365. */
const rows = 5;

/** Path of the days `from` up to `to`, down each column. */
const squares = (from: number, to: number) =>
  Array.from({ length: rows }, (_, row) => {
    const first = Math.ceil((from - row) / rows);
    const count = Math.ceil((to - row) / rows) - first;
    const y = row * pitch + square / 2;
    return count > 0 ? `M${first * pitch} ${y}h${count * pitch - 1}` : "";
  }).join("");

/** What the year shows. */
export type BreachYearContent = {
  /** From January 1 on. The sheet has the widths of their labels. */
  readonly spans: readonly [Span, Span];
  /** Label of the days that remain. */
  readonly rest: string;
};

/** A year with a block for each day, colored by the phase of a breach. */
export function BreachYear({ spans: [found, contained], rest }: BreachYearContent) {
  const end = found.days + contained.days;
  return (
    <div className={styles.year}>
      <ul role="list" className={styles.spans}>
        {[found, contained].map(({ days, unit, label }) => (
          <li key={label}>
            <strong>{`${days} ${unit}`}</strong> {label}
          </li>
        ))}
        <li>{rest}</li>
      </ul>
      <svg viewBox="0 0 1456 96" preserveAspectRatio="none" aria-hidden="true">
        <path d={squares(0, found.days)} />
        <path d={squares(found.days, end)} />
        <path d={squares(end, 365)} />
      </svg>
    </div>
  );
}
