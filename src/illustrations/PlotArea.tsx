import type { ReactNode } from "react";

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
