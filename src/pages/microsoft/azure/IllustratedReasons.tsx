import type { ReactNode } from "react";
import styles from "./IllustratedReasons.module.css";

type Reason = { readonly title: string; readonly description: string };

/** Four reasons, each under its drawing: wide and narrow, then narrow and wide. */
export function IllustratedReasons({
  reasons,
  drawings,
}: {
  reasons: readonly Reason[];
  /** In the order of the reasons. */
  drawings: readonly ReactNode[];
}) {
  return (
    <ul role="list" className={styles.reasons}>
      {reasons.map(({ title, description }, index) => (
        <li key={title}>
          {drawings[index]}
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

/**
 * A drawing of 170 units in height; 640 wide in a wide column, 440 in a narrow one. Shapes have the
 * accent color, strokes carry `data-line`, secondary text `data-soft`.
 */
export function ReasonDrawing({ width, children }: { width: 440 | 640; children: ReactNode }) {
  return (
    <svg
      className={styles.drawing}
      data-width={width}
      viewBox={`0 0 ${width} 170`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
