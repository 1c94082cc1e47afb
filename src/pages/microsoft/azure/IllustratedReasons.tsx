import type { ReactNode } from "react";
import styles from "./IllustratedReasons.module.css";

type Panel = { readonly title: string; readonly description: string };

/**
 * Four reasons, each under its drawing: a wide and a narrow one, then the other way around
 * (specification section 2.21).
 */
export function IllustratedReasons({
  panels,
  drawings,
}: {
  panels: readonly Panel[];
  /** By position. */
  drawings: readonly ReactNode[];
}) {
  return (
    <ul role="list" className={styles.panels}>
      {panels.map(({ title, description }, index) => (
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
 * A drawing for a panel, 170 units high; 640 wide for a wide panel, 440 for a narrow one. Shapes are
 * bright, structure carries `data-line`, secondary words `data-soft`.
 */
export function PanelDrawing({ width, children }: { width: 440 | 640; children: ReactNode }) {
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
