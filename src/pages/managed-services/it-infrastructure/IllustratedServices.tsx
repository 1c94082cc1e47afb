import type { ReactNode } from "react";
import styles from "./IllustratedServices.module.css";

type Service<Drawing extends string> = {
  readonly title: string;
  /** Name of its drawing. */
  readonly drawing: Drawing;
  readonly description: string;
  /** When it happens or what results from it, in a few words. */
  readonly practice: string;
};

/** Services two by two, each with a drawing, a title and a description. */
export function IllustratedServices<Drawing extends string>({
  services,
  drawings,
}: {
  services: ReadonlyArray<Service<NoInfer<Drawing>>>;
  drawings: Readonly<Record<Drawing, ReactNode>>;
}) {
  return (
    <ul role="list" className={styles.services}>
      {services.map(({ title, drawing, description, practice }) => (
        <li key={title} className={styles.service}>
          {drawings[drawing]}
          <h3>{title}</h3>
          <p>{description}</p>
          <p className={styles.practice}>{practice}</p>
        </li>
      ))}
    </ul>
  );
}

/**
 * A drawing of 480 × 132 units. `data-line` is for strokes: "" neutral, "ours" our work, "planned"
 * dashed. `data-part` is for filled shapes: "ours", "watch" (highlighted), "rest" and "tint".
 */
export function ServiceDrawing({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <svg className={styles.drawing} viewBox="0 0 480 132" aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}
