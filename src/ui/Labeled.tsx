import type { ReactNode } from "react";
import styles from "./Labeled.module.css";

/** A sentence, a list or chips under a small label in the family's color. */
export function Labeled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.labeled}>
      <p className={styles.label}>{label}</p>
      {children}
    </div>
  );
}
