import type { ReactNode } from "react";
import styles from "./LayerStack.module.css";

type Layer = {
  /** Where in the whole, in a few words. */
  readonly place: string;
  readonly title: string;
  readonly description: string;
};

/** Parts of one thing as sheets above each other, each with its name and what it is for. */
export function LayerStack({
  layers,
  drawings,
}: {
  layers: readonly Layer[];
  /** The sheets, 202 × 117 units each, by position; tied together at their corners. */
  drawings: readonly ReactNode[];
}) {
  return (
    <ul role="list" className={styles.stack}>
      {layers.map(({ place, title, description }, index) => (
        <li key={title} className={styles.layer}>
          <div className={styles.sheet}>{drawings[index]}</div>
          <div>
            <p className={styles.place}>{place}</p>
            <h3>{title}</h3>
          </div>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
