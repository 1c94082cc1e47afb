import { RichText } from "~/ui/RichText";
import styles from "./Timeline.module.css";

/** An event. */
export type TimelineEntry = {
  /** When, in words, such as "9:12 PM", "Monday" or "2010". */
  readonly time: string;
  readonly what: string;
  /** Shown last: who did it. */
  readonly by?: string;
};

/** Events in order, down a line. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol role="list" className={styles.timeline}>
      {entries.map(({ time, what, by }) => (
        <li key={what} className={styles.entry}>
          <p className={styles.time}>{time}</p>
          <div>
            <p className={styles.what}>
              <RichText text={what} />
            </p>
            {by && <p className={styles.by}>{by}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
