import { columnsFor } from "~/sections/columns";
import type { TimelineEntry } from "~/sections/Timeline";
import styles from "./History.module.css";

/** The company's history by years, side by side on wide screens; six stand in one row. */
export function History({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol
      role="list"
      className={styles.history}
      data-columns={entries.length === 6 ? undefined : columnsFor(entries.length, 4)}
    >
      {entries.map(({ time, what }) => (
        <li key={what}>
          <strong>{time}</strong>
          {what}
        </li>
      ))}
    </ol>
  );
}
