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

/** The part of a chart that stretches and has units of its own. Lines keep their width. */
export function PlotArea(props: {
  x?: string;
  y?: number;
  width?: string;
  height: number;
  units: readonly [width: number, height: number];
  children: ReactNode;
}) {
  const { units, children, ...place } = props;
  return (
    <svg
      {...place}
      viewBox={`0 0 ${units.join(" ")}`}
      preserveAspectRatio="none"
      overflow="visible"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
