import type { ReactNode } from "react";
import { RichText } from "~/ui/RichText";
import styles from "./LayerStack.module.css";

type Layer<Drawing extends string> = {
  /** Its position in the stack, in a few words. */
  readonly place: string;
  readonly title: string;
  /** Name of its drawing. */
  readonly drawing: Drawing;
  readonly description: string;
};

/** Layers of an app as a stack of drawn sheets, each with its title and description. */
export function LayerStack<Drawing extends string>({
  layers,
  drawings,
}: {
  layers: ReadonlyArray<Layer<NoInfer<Drawing>>>;
  /** Sheets of 202 × 117 units. */
  drawings: Readonly<Record<Drawing, ReactNode>>;
}) {
  return (
    <ul role="list" className={styles.stack}>
      {layers.map(({ place, title, drawing, description }) => (
        <li key={title} className={styles.layer}>
          <div className={styles.sheet}>{drawings[drawing]}</div>
          <div>
            <p className={styles.place}>{place}</p>
            <h3>{title}</h3>
          </div>
          <p>
            <RichText text={description} />
          </p>
        </li>
      ))}
    </ul>
  );
}
