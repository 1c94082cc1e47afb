import { CalendarLegend, type CalendarMarks } from "./CalendarLegend";
import styles from "./ReplacementCalendar.module.css";

/** Number of a month, from January. */
type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

type Replacement = {
  readonly name: string;
  /** Month in which the equipment is replaced. */
  readonly swap: Month;
  /** Month at the end of which its warranty, support or life ends. */
  readonly end: Month;
  /** Both in words. */
  readonly told: string;
  /** True for the replacement that is due next. */
  readonly next?: boolean;
};

/** Horizontal position of the end of a month. */
const percent = (month: number) => `${Math.round((month / 12) * 1000) / 10}%`;

/** A year of equipment: a bar for how long each piece lasts, a point in the month it is replaced. */
export function ReplacementCalendar({
  months,
  legend,
  replacements,
}: {
  /** Twelve names, January first. */
  months: readonly string[];
  legend: CalendarMarks;
  replacements: readonly Replacement[];
}) {
  return (
    <div>
      <div className={styles.head} aria-hidden="true">
        <p className={styles.months}>
          {months.map((month) => (
            <span key={month}>{month}</span>
          ))}
        </p>
      </div>
      <ul role="list">
        {replacements.map(({ name, swap, end, told, next }) => (
          <li key={name} className={styles.row} data-next={next}>
            <p className={styles.name}>{name}</p>
            <div className={styles.year}>
              <svg width="100%" height="24" aria-hidden="true">
                <rect y="8" width={percent(end)} height="8" rx="4" />
                <circle cx={percent(swap - 0.5)} cy="12" r="9" />
              </svg>
            </div>
            <p className={styles.told}>{told}</p>
          </li>
        ))}
      </ul>
      <CalendarLegend {...legend} />
    </div>
  );
}
