import type { ReactNode } from "react";
import styles from "./LayerStack.module.css";

type Layer = {
  /** Its position in the stack, in a few words. */
  readonly place: string;
  readonly title: string;
  readonly description: string;
};

/** Layers of an app as a stack of drawn sheets, each with its title and description. */
export function LayerStack({
  layers,
  drawings,
}: {
  layers: readonly Layer[];
  /** Sheets of 202 × 117 units, in the order of the layers. */
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
