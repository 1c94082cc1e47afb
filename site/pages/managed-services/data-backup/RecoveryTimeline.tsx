import styles from "./RecoveryTimeline.module.css";

type Moment = {
  readonly time: string;
  readonly label: string;
  /** Times of smaller copies before the next moment, drawn as points. */
  readonly copies?: readonly string[];
  /** What the time from this moment to the next one means. */
  readonly span?: string;
};

/** What the timeline shows. */
export type RecoveryTimelineContent = {
  /** The last copy, the failure an hour later, and work again 15 minutes after that. */
  readonly moments: readonly [Moment, Moment, Moment];
};

/**
 * A timeline of one failure: an hour of lost work, with smaller copies in between, then 15 minutes of
 * waiting. To scale, except on phones, where it goes down.
 */
export function RecoveryTimeline({ moments }: RecoveryTimelineContent) {
  return (
    <ol role="list" className={styles.timeline}>
      {moments.map(({ time, label, copies = [], span }) => (
        <li key={time} className={styles.moment}>
          {span && (
            <span className={styles.span} aria-hidden="true">
              {copies.map((copy) => (
                <i key={copy}>
                  <span>{copy}</span>
                </i>
              ))}
            </span>
          )}
          <p>
            <strong>{time}</strong> {label}
          </p>
          {span && <p className={styles.meaning}>{span}</p>}
        </li>
      ))}
    </ol>
  );
}
