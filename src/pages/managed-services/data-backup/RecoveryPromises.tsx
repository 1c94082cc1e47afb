import type { Statistic } from "~/content-types";
import styles from "./RecoveryPromises.module.css";
import type { RecoverySpan } from "./RecoveryTimeline";

/** `span` is the part of the timeline whose length it promises. */
type RecoveryPromise = Statistic & { readonly span?: RecoverySpan };

/** Promises about a restore, four per row, in the colors of the timeline above. */
export function RecoveryPromises({ promises }: { promises: readonly RecoveryPromise[] }) {
  return (
    <ul role="list" className={styles.promises}>
      {promises.map(({ number, label, description, span }) => (
        <li key={label} data-span={span}>
          <h3>
            {number} {label}
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
