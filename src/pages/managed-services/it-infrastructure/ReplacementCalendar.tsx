import { CalendarLegend, type CalendarMarks } from "./CalendarLegend";
import styles from "./ReplacementCalendar.module.css";

/** A month of the drawn year, 1 to 12. */
type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export type Replacement = {
  readonly name: string;
  /** Month at whose start the part is swapped. */
  readonly swap: Month;
  /** Month at whose end its warranty or life ends. */
  readonly end: Month;
  /** The same in words. */
  readonly told: string;
  /** True for the part that is due next. */
  readonly next?: boolean;
};

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const percent = (month: number) => `${Math.round((month / months.length) * 1000) / 10}%`;

/** One year of a company's equipment: how long each thing lasts, and the month it is replaced. */
export function ReplacementCalendar({
  note,
  replacements,
}: {
  note: CalendarMarks;
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
      <CalendarLegend {...note} />
    </div>
  );
}
