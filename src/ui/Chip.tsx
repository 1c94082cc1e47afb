import type { ReactNode } from "react";
import styles from "./Chip.module.css";

/** A word or two as a small badge. Quiet by itself; a container may set its ground with `--chip`. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className={styles.chip}>{children}</span>;
}
