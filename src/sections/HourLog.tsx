import type { ReactNode } from "react";
import styles from "./HourLog.module.css";
import { SplitSection } from "./SplitSection";

type LogEntry = {
  /** When, in words, such as "9:12 PM" or "Monday". */
  readonly time: string;
  /** Heads the entry: whose part of the story it is. */
  readonly who?: string;
  readonly what: string;
  /** Ends the entry: who did it. */
  readonly by?: string;
};

type HourLogProps = {
  heading: string;
  lead: string;
  entries: readonly LogEntry[];
  /** Stands under the statement. */
  children?: ReactNode;
};

/** What happened hour by hour, down one line; the first entry is what set the rest off. */
export function HourLog({ heading, lead, entries, children }: HourLogProps) {
  return (
    <SplitSection heading={heading} lead={lead} variant="pinned" below={children}>
      <ol role="list">
        {entries.map(({ time, who, what, by }) => (
          <li key={what} className={styles.entry}>
            <p className={styles.time}>{time}</p>
            <div>
              {who && <p className={styles.who}>{who}</p>}
              <p className={styles.what}>{what}</p>
              {by && <p className={styles.by}>{by}</p>}
            </div>
          </li>
        ))}
      </ol>
    </SplitSection>
  );
}
