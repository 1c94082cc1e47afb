import type { ReactNode } from "react";
import styles from "./IllustratedReasons.module.css";

type Reason = { readonly title: string; readonly description: string };

/**
 * Four reasons, each under its drawing, in two rows: wide and narrow, then narrow and wide
 * (specification section 2.21).
 */
export function IllustratedReasons({
  reasons,
  drawings,
}: {
  reasons: readonly Reason[];
  /** By position. */
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
 * A drawing for a reason, 170 units high. Shapes are bright; lines take `data-line`, secondary words
 * `data-soft`.
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
