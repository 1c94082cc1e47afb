import type { ReactNode } from "react";
import styles from "./Drawing.module.css";

/**
 * A free drawing inside a board. Shapes take their color from `data-state` ("good", "watch",
 * "idle"), lines of structure from `data-line`, secondary words from `data-soft`.
 */
export function Drawing({
  width,
  height,
  children,
}: {
  /** Units of the drawing; about px. */ width: number;
  height: number;
  children: ReactNode;
}) {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {children}
    </svg>
  );
}
