import type { ReactNode } from "react";
import "~/ui/state.css";
import styles from "./Drawing.module.css";

/**
 * An SVG drawing inside an IllustrationFrame. Shapes get their color from `data-state` ("good",
 * "watch", "idle"), structural lines from `data-line`, secondary text from `data-soft`. In a narrow
 * container its words are larger, in its units.
 */
export function Drawing({
  width,
  height,
  children,
}: {
  /** Width and height of the view box; about px. */ width: number;
  height: number;
  children: ReactNode;
}) {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {children}
    </svg>
  );
}
