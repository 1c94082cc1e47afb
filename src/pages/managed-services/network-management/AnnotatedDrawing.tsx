import type { ReactNode } from "react";
import styles from "./AnnotatedDrawing.module.css";

type DrawingNote = {
  readonly title: string;
  /** Name of the place on the drawing. */
  readonly place: string;
  readonly description: string;
};

type AnnotatedDrawingProps = {
  /** Shows the numbers of the notes, from 1. Decorative: the notes say what it shows. */
  drawing: ReactNode;
  notes: readonly DrawingNote[];
};

/** A drawing with numbered points, beside a note on each of them. */
export function AnnotatedDrawing({ drawing, notes }: AnnotatedDrawingProps) {
  return (
    <div className={styles.split}>
      <div className={styles.drawing}>{drawing}</div>
      <ol role="list">
        {notes.map(({ title, place, description }, index) => (
          <li key={title} className={styles.note}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <p className={styles.place}>{place}</p>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
