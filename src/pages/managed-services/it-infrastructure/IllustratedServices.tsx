import type { ReactNode } from "react";
import styles from "./IllustratedServices.module.css";

export type Pane = {
  readonly title: string;
  readonly description: string;
  /** When it happens, or what follows from it, in a few words. */
  readonly practice: string;
};

/** Services in the panes of one window: each drawn, named, explained. Drawings go by position. */
export function IllustratedServices({
  panes,
  drawings,
}: {
  panes: readonly Pane[];
  drawings: readonly ReactNode[];
}) {
  return (
    <ul role="list" className={styles.panes}>
      {panes.map(({ title, description, practice }, index) => (
        <li key={title} className={styles.pane}>
          {drawings[index]}
          <h3>{title}</h3>
          <p>{description}</p>
          <p className={styles.practice}>{practice}</p>
        </li>
      ))}
    </ul>
  );
}

/**
 * A small drawing by day, 480 × 132 units. Lines of structure carry `data-line`, what we do is
 * `data-part="ours"`, the one thing to look at `data-part="watch"`; words are plain `text`.
 */
export function PaneDrawing({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <svg className={styles.drawing} viewBox="0 0 480 132" aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}
