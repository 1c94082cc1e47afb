import type { ReactNode } from "react";
import styles from "./Chip.module.css";

/** A small badge for a word or two. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className={styles.chip}>{children}</span>;
}
