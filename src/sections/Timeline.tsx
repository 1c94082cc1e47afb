import { RichText } from "~/ui/RichText";
import { columnsFor } from "./columns";
import styles from "./Timeline.module.css";

/** An event. */
export type TimelineEntry = {
  /** When, in words, such as "9:12 PM", "Monday" or "2010". For a line of periods that have a name, leave it out. */
  readonly time?: string;
  /** Shown as the entry's title: who or what acts. */
  readonly who?: string;
  readonly what: string;
  /** Shown last: who did it. */
  readonly by?: string;
};

type TimelineProps = {
  entries: readonly TimelineEntry[];
  /** "dates": down a line. "line": along a line, from six on in several rows; down it on tablets and phones. */
  variant?: "dates" | "line";
};

/** Events in order on a line. */
export function Timeline({ entries, variant = "dates" }: TimelineProps) {
  return (
    <ol
      role="list"
      className={styles[variant]}
      data-columns={
        entries.length > 5 && variant === "line" ? columnsFor(entries.length, 4) : undefined
      }
    >
      {entries.map(({ time, who, what, by }) => (
        <li key={what} className={styles.entry}>
          {time && <p className={styles.time}>{time}</p>}
          <div>
            {who && <p className={styles.who}>{who}</p>}
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
