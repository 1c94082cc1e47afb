import type { ReactNode } from "react";
import styles from "./ClockLine.module.css";

export type ClockEntry = {
  /** Clock time, or "Next day". */
  readonly time: string;
  readonly event: string;
  /** Who does it. */
  readonly by: string;
};

/** What happens when, and who does it: a statement on the left, clock times down a line. */
export function ClockLine({
  heading,
  lead,
  entries,
  children,
}: {
  heading: string;
  lead: string;
  entries: readonly ClockEntry[];
  /** Stands under the statement. */
  children?: ReactNode;
}) {
  return (
    <div className={styles.split}>
      <div className={styles.statement}>
        <h2>{heading}</h2>
        <p className={styles.lead}>{lead}</p>
        {children && <div className={styles.under}>{children}</div>}
      </div>
      <ol>
        {entries.map(({ time, event, by }) => (
          <li key={event} className={styles.entry}>
            <span className={styles.time}>{time}</span>
            <p>
              {event} <span className={styles.by}>{by}</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
