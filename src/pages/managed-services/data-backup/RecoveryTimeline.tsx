import styles from "./RecoveryTimeline.module.css";

/** A part of the drawing: what is lost, what is waited for. */
export type RecoverySpan = "loss" | "wait";

type Moment = { readonly time: string; readonly label: string };

type RecoveryTimelineProps = {
  /** The last copy, the failure an hour later, and work again a quarter of an hour after that. */
  moments: readonly [Moment, Moment, Moment];
  /** What each span of the drawing measures. */
  spans: Readonly<Record<RecoverySpan, string>>;
};

/** An hour lost and a quarter of an hour waited on one line, drawn four to one. */
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
