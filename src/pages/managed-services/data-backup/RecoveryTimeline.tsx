import styles from "./RecoveryTimeline.module.css";

/** A part of the timeline: the work that is lost, or the time until people work again. */
export type RecoverySpan = "loss" | "wait";

type Moment = { readonly time: string; readonly label: string };

type RecoveryTimelineProps = {
  /** The last copy, the failure an hour later, and work again 15 minutes after that. */
  moments: readonly [Moment, Moment, Moment];
  /** Label of each part. */
  spans: Readonly<Record<RecoverySpan, string>>;
};

/** A timeline of one failure, to scale: an hour of lost work, then 15 minutes of waiting. */
export function RecoveryTimeline({ moments, spans }: RecoveryTimelineProps) {
  return (
    <div className={styles.drawing}>
      <ol role="list" className={styles.moments}>
        {moments.map(({ time, label }) => (
          <li key={time}>
            <strong>{time}</strong> {label}
          </li>
        ))}
      </ol>
      <div className={styles.copies} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
      <div className={styles.outage} aria-hidden="true" />
      <div className={styles.after} aria-hidden="true" />
      <p className={styles.lossLabel}>{spans.loss}</p>
      <p className={styles.waitLabel}>{spans.wait}</p>
    </div>
  );
}
