import styles from "./CalendarLegend.module.css";

/** Labels of the marks in a replacement calendar. */
export type CalendarMarks = {
  readonly bar: string;
  readonly point: string;
  readonly next: string;
};

/** The legend of a replacement calendar: its bar, its point, and the point that is due next. */
export function CalendarLegend({ bar, point, next }: CalendarMarks) {
  return (
    <p className={styles.legend}>
      <span className={styles.bar}>{bar}</span>
      <span className={styles.point}>{point}</span>
      <span className={styles.point} data-next="">
        {next}
      </span>
    </p>
  );
}
