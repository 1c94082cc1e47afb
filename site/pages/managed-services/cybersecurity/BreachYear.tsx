import { cellsOf } from "~/illustrations/cells";
import styles from "./BreachYear.module.css";

/** A phase of a breach and how long it lasts. */
type Span = { readonly days: number; readonly unit: string; readonly label: string };

/** 73 columns of five are 365. */
const days = { rows: 5, pitch: [20, 20], width: 16 } as const;

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
        <li aria-hidden="true">{rest}</li>
      </ul>
      <svg viewBox="0 -8 1456 96" preserveAspectRatio="none" aria-hidden="true">
        <path d={cellsOf(days, 0, found.days)} />
        <path d={cellsOf(days, found.days, end)} />
        <path d={cellsOf(days, end, 365)} />
      </svg>
    </div>
  );
}
