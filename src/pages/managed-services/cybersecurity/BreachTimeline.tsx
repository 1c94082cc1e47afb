import type { SourcedStatistic } from "~/content-types";
import styles from "./BreachTimeline.module.css";

/** A phase of a breach and how many days it lasts. */
type DaySpan = { readonly days: number; readonly label: string };

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

/** A year with a square for each day, colored by the phase of a breach, over figures with sources. */
export function BreachTimeline({
  heading,
  lead,
  spans,
  figures,
  words,
}: {
  heading: string;
  lead: string;
  /** From January 1 on, 365 days together. At most three, drawn from strong to faint. */
  spans: readonly DaySpan[];
  figures: readonly SourcedStatistic[];
  words: { readonly days: string; readonly source: string };
}) {
  const ends = spans.map((_, index) =>
    spans.slice(0, index + 1).reduce((sum, s) => sum + s.days, 0),
  );
  return (
    <div className={styles.year}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <svg className={styles.map} viewBox="0 0 1056 136" aria-hidden="true">
        {spans.map(({ label, days }, index) => {
          const end = ends[index] ?? days;
          return <path key={label} d={squares(end - days, end)} />;
        })}
      </svg>
      <ul role="list" className={styles.spans}>
        {spans.map(({ days, label }) => (
          <li key={label}>
            <strong>{`${days} ${words.days}`}</strong> {label}
          </li>
        ))}
      </ul>
      <ul role="list" className={styles.figures}>
        {figures.map(({ number, label, description, source, year }) => (
          <li key={label} className={styles.figure}>
            <p className={styles.claim}>
              <span className={styles.number}>{number}</span> {label}
            </p>
            <p className={styles.description}>{description}</p>
            <p className={styles.source}>{`${words.source}: ${source}, ${year}`}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
