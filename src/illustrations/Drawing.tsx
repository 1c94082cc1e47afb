import type { ReactNode } from "react";
import styles from "./Drawing.module.css";

/**
 * An SVG drawing inside an IllustrationFrame. Shapes get their color from `data-state` ("good",
 * "watch", "idle"), structural lines from `data-line`, secondary text from `data-soft`.
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
