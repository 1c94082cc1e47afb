import styles from "./HoursChart.module.css";

type HoursChartProps = {
  days: readonly string[];
  /** Labels of the time axis; `at` is an hour of the day, 0 to 24. */
  times: ReadonlyArray<{ readonly at: number; readonly label: string }>;
  /** Office hours on the first `days` days, with their legend. */
  office: { from: number; to: number; days: number; label: string };
  /** Legend of the line that runs through all hours. */
  always: string;
};

/** Units of the drawing, about 1 px each: an hour, the space for day names, a row. */
const hour = 15;
const left = 48;
const row = 28;

/** The hours of a week, a line per day: around the clock, and thicker where the office is open. */
export function HoursChart({ days, times, office, always }: HoursChartProps) {
  const line = (day: number, from: number, to: number) =>
    `M${left + from * hour} ${day * row + 42}h${(to - from) * hour}`;
  return (
    <>
      <svg className={styles.week} viewBox="0 0 424 222" aria-hidden="true">
        {times.map(({ at, label }) => (
          <text key={at} x={left + at * hour} y="14" textAnchor={at === 24 ? "end" : "middle"}>
            {label}
          </text>
        ))}
        {days.map((day, index) => (
          <text key={day} className={styles.day} x="0" y={index * row + 47}>
            {day}
          </text>
        ))}
        <path className={styles.always} d={days.map((_, day) => line(day, 0, 24)).join("")} />
        <path
          className={styles.office}
          d={days
            .slice(0, office.days)
            .map((_, day) => line(day, office.from, office.to))
            .join("")}
        />
      </svg>
      <p className={styles.legend}>
        <span className={styles.officeKey}>{office.label}</span>
        <span className={styles.alwaysKey}>{always}</span>
      </p>
    </>
  );
}
