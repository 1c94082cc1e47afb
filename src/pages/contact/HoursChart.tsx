import { company } from "~/site/company";
import styles from "./HoursChart.module.css";

const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const hour = 15;
const left = 48;
const row = 28;

/**
 * A week of 24-hour lines with the office hours on top. `from` and `to` are hours of the day, 0 to
 * 24; `days` counts from Monday.
 */
export function HoursChart({ open }: { open: { from: number; to: number; days: number } }) {
  const officeHours = days
    .slice(0, open.days)
    .map(
      (_, index) =>
        `M${left + open.from * hour} ${index * row + 42}h${(open.to - open.from) * hour}`,
    )
    .join("");
  const allHours = days.map((_, index) => `M${left} ${index * row + 42}h${24 * hour}`).join("");
  return (
    <>
      <svg className={styles.week} viewBox="0 0 424 222" aria-hidden="true">
        {[0, 8, 17, 24].map((time) => (
          <text
            key={time}
            x={left + time * hour}
            y="14"
            textAnchor={time === 24 ? "end" : "middle"}
          >
            {time === 24 ? 12 : time > 12 ? time - 12 : time || 12}
            {time >= 12 && time < 24 ? "PM" : "AM"}
          </text>
        ))}
        {days.map((day, index) => (
          <text key={day} className={styles.day} x="0" y={index * row + 47}>
            {day}
          </text>
        ))}
        <path className={styles.always} d={allHours} />
        <path className={styles.office} d={officeHours} />
      </svg>
      <p className={styles.legend}>
        <span className={styles.officeKey}>Office, {company.hours.office}</span>
        <span className={styles.alwaysKey}>{company.hours.emergency}</span>
      </p>
    </>
  );
}
