import type { OfficeHours } from "~/content-types";
import { clockText, dayName, daysOf, hourOf, longestDay, weekdays } from "~/lib/hours";
import styles from "./HoursChart.module.css";

/** The two lines of the legend. */
export type HoursChartLegend = {
  /** Legend of the office hours. */
  readonly office: string;
  /** Legend of the line that runs through all hours. */
  readonly always: string;
};

type HoursChartProps = HoursChartLegend & { hours: readonly OfficeHours[] };

/** Units of the drawing, about 1 px each: an hour, the space for day names, a row. */
const hour = 15;
const left = 48;
const row = 28;

/** The hours of a week, a line per day: around the clock, and thicker where the office is open. */
export function HoursChart({ hours, office, always }: HoursChartProps) {
  const { opens, closes } = longestDay(hours);
  // Midnight has no label where it would touch the label beside it.
  const times = [...(opens < 3 ? [] : [0]), opens, closes, ...(closes > 20 ? [] : [24])];
  const line = (day: number, from: number, to: number) =>
    `M${left + from * hour} ${day * row + 42}h${(to - from) * hour}`;
  return (
    <>
      <svg className={styles.week} viewBox="0 0 424 222" aria-hidden="true">
        {times.map((at) => (
          <text key={at} x={left + at * hour} y="14" textAnchor={at === 24 ? "end" : "middle"}>
            {clockText(at)}
          </text>
        ))}
        {weekdays.map((day, index) => (
          <text key={day} className={styles.day} x="0" y={index * row + 47}>
            {dayName(day)}
          </text>
        ))}
        <path className={styles.always} d={weekdays.map((_, day) => line(day, 0, 24)).join("")} />
        <path
          className={styles.office}
          d={hours
            .flatMap((entry) =>
              daysOf(entry).map((day) =>
                line(weekdays.indexOf(day), hourOf(entry.opens), hourOf(entry.closes)),
              ),
            )
            .join("")}
        />
      </svg>
      <p className={styles.legend}>
        <span className={styles.officeKey}>{office}</span>
        <span className={styles.alwaysKey}>{always}</span>
      </p>
    </>
  );
}
