import styles from "./HourLog.module.css";

type LogEntry = {
  /** Time of day in words, such as "9:12 PM". */
  readonly time: string;
  /** Who acts. */
  readonly who: string;
  readonly what: string;
};

type HourLogProps = { heading: string; lead: string; entries: readonly LogEntry[] };

/** What happened hour by hour, down one line; the first entry is what set the rest off. */
export function HourLog({ heading, lead, entries }: HourLogProps) {
  return (
    <div className={styles.split}>
      <div className={styles.statement}>
        <h2>{heading}</h2>
        <p>{lead}</p>
      </div>
      <ol>
        {entries.map(({ time, who, what }) => (
          <li key={time} className={styles.entry}>
            <p className={styles.time}>{time}</p>
            <div>
              <p className={styles.who}>{who}</p>
              <p className={styles.what}>{what}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
