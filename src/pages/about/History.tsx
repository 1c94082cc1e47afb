import type { TimelineEntry } from "~/sections/Timeline";
import styles from "./History.module.css";

/** The company's history by years, side by side on wide screens. */
export function History({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol role="list" className={styles.history} data-years={entries.length}>
      {entries.map(({ time, what }) => (
        <li key={what}>
          <strong>{time}</strong>
          {what}
        </li>
      ))}
    </ol>
  );
}
