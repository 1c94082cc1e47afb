import type { Statistic } from "~/records";
import styles from "./RecoveryTimeline.module.css";

type Span = "loss" | "wait";

/** One promise about a restore; `span` is the part of the drawing it sets the length of. */
type RecoveryPromise = Statistic & { readonly span?: Span };

type Moment = { readonly time: string; readonly label: string };

type RecoveryTimelineProps = {
  /** The last copy, the failure an hour later, and work again a quarter of an hour after that. */
  moments: readonly [Moment, Moment, Moment];
  /** What each span of the drawing measures. */
  spans: Readonly<Record<Span, string>>;
  promises: readonly RecoveryPromise[];
};

/** An hour lost and a quarter of an hour waited on one line, four to one, over what is promised. */
export function RecoveryTimeline({ moments, spans, promises }: RecoveryTimelineProps) {
  return (
    <>
      <div className={styles.drawing}>
        <ol className={styles.moments}>
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
      <ul className={styles.promises}>
        {promises.map(({ number, label, description, span }) => (
          <li key={label} data-span={span}>
            <h3>
              {number} {label}
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
