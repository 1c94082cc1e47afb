import type { ReactNode } from "react";
import styles from "./Chart.module.css";

/** A chart as wide as its container. `words` gives all of its numbers to screen readers. */
export function Chart(props: { height: number; words: string; children: ReactNode }) {
  const { height, words, children } = props;
  return (
    <svg className={styles.chart} width="100%" height={height} role="img" aria-label={words}>
      {children}
    </svg>
  );
}
