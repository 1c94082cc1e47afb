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
const percent = (month: number) => `${Math.round((month / 12) * 1000) / 10}%`;

/** A year of equipment: a bar for how long each piece lasts, a point in the month it is replaced. */
export function ReplacementCalendar({ months, legend, replacements }: ReplacementCalendarContent) {
  return (
    <div>
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
                <Bar width={percent(end)} />
                <Point at={percent(swap - 0.5)} next={next} />
              </svg>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.legend}>
        <Mark kind="bar" label={legend.bar} />
        <Mark kind="point" label={legend.point} />
        <Mark kind="next" label={legend.next} />
      </p>
    </div>
  );
}

const Bar = ({ width }: { width: string }) => (
  <rect className={styles.bar} y="2" width={width} height="20" rx="4" />
);

const Point = ({ at, next }: { at: string; next: boolean | undefined }) => (
  <rect className={next ? styles.next : styles.point} x={at} width="24" height="24" rx="5" />
);

/** A mark of the calendar with its label, for the legend. */
function Mark({ kind, label }: { kind: "bar" | "point" | "next"; label: string }) {
  return (
    <span className={styles.mark}>
      <svg width={kind === "bar" ? 28 : 24} height="24" aria-hidden="true">
        {kind === "bar" ? <Bar width="100%" /> : <Point at="50%" next={kind === "next"} />}
      </svg>
      {label}
    </span>
  );
}
