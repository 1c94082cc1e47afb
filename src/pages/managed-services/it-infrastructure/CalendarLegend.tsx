import styles from "./CalendarLegend.module.css";

/** What the marks of a replacement calendar mean, in words. */
export type CalendarMarks = {
  readonly bar: string;
  readonly point: string;
  readonly next: string;
};

/** The key of a replacement calendar: its bar, its point, and the point that is due next. */
export function CalendarLegend({ bar, point, next }: CalendarMarks) {
  return (
    <p className={styles.note}>
      <span className={styles.barKey}>{bar}</span>
      <span className={styles.pointKey}>{point}</span>
      <span className={styles.pointKey} data-next="">
        {next}
      </span>
    </p>
  );
}
