import type { Statistic } from "~/content-types";
import styles from "./RecoveryPromises.module.css";
import type { RecoverySpan } from "./RecoveryTimeline";

/** One promise about a restore; `span` is the part of the timeline it sets the length of. */
type RecoveryPromise = Statistic & { readonly span?: RecoverySpan };

/** What is promised about a restore, four side by side, in the colors of the timeline above. */
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
