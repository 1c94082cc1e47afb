import type { ReactNode } from "react";
import styles from "./Labeled.module.css";

type LabeledProps = {
  label: string;
  /** A list of words. */
  items?: readonly string[];
  /** A sentence or chips. */
  children?: ReactNode;
};

/** A sentence, a list or chips under a small label in the family's color. */
export function Labeled({ label, items = [], children }: LabeledProps) {
  return (
    <div className={styles.labeled}>
      <p className={styles.label}>{label}</p>
      {children}
      {items.length > 0 && (
        <ul role="list">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
