import type { ReactNode } from "react";
import styles from "./IllustratedReasons.module.css";

type Reason<Drawing extends string> = {
  readonly title: string;
  readonly description: string;
  /** Name of its drawing. */
  readonly drawing: Drawing;
};

/**
 * Four reasons, each under its drawing, in two rows: wide and narrow, then narrow and wide
 * (specification section 2.21).
 */
export function IllustratedReasons<Drawing extends string>({
  reasons,
  drawings,
}: {
  reasons: ReadonlyArray<Reason<NoInfer<Drawing>>>;
  drawings: Readonly<Record<Drawing, ReactNode>>;
}) {
  return (
    <ul role="list" className={styles.reasons}>
      {reasons.map(({ title, description, drawing }) => (
        <li key={title}>
          {drawings[drawing]}
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
