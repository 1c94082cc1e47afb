import { Legend } from "~/illustrations/Legend";
import { percent } from "~/illustrations/scale";
import { RichText } from "~/ui/RichText";
import styles from "./ReplacementCalendar.module.css";

/** Number of a month, from January. */
type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

type Replacement = {
  readonly name: string;
  /** Month in which the equipment is replaced. */
  readonly swap: Month;
  /** Month at the end of which its warranty, support or life ends. */
  readonly end: Month;
  /** Both months in words. */
  readonly description: string;
  /** True for the replacement that is due next. */
  readonly next?: boolean;
};

/** What the calendar shows. */
export type ReplacementCalendarContent = {
  /** Twelve names, January first. */
  readonly months: readonly string[];
  /** Labels of the marks. */
  readonly legend: { readonly bar: string; readonly point: string; readonly next: string };
  readonly replacements: readonly Replacement[];
};

/** Horizontal position of the end of a month. */
const at = (month: number) => percent(month, 12);

/** A year of equipment: a bar for how long each piece lasts, a point in the month it is replaced. */
export function ReplacementCalendar({ months, legend, replacements }: ReplacementCalendarContent) {
  return (
    <div className={styles.calendar}>
      <div className={styles.row} aria-hidden="true">
        <p className={styles.months}>
          {months.map((month) => (
            <span key={month}>{month}</span>
          ))}
        </p>
      </div>
      <ul role="list">
        {replacements.map(({ name, swap, end, description, next }) => (
          <li key={name} className={styles.row}>
            <div className={styles.equipment}>
              <p className={styles.name}>{name}</p>
              <p className={styles.description}>
                <RichText text={description} />
              </p>
            </div>
            <div className={styles.year}>
              <svg width="100%" height="24" aria-hidden="true">
                <rect fill="var(--neutral)" y="2" width={at(end)} height="20" rx="4" />
                <circle
                  fill={next ? "var(--highlight)" : "var(--success)"}
                  stroke="var(--surface)"
                  strokeWidth="2"
                  cx={at(swap - 0.5)}
                  cy="12"
                  r="11"
                />
              </svg>
            </div>
          </li>
        ))}
      </ul>
      <div aria-hidden="true">
        <Legend
          keys={[
            { label: legend.bar, state: "idle" },
            { label: legend.point, state: "good", mark: "dot" },
            { label: legend.next, state: "watch", mark: "dot" },
          ]}
        />
      </div>
    </div>
  );
}
