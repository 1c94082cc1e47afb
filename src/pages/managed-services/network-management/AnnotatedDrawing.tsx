import type { ReactNode } from "react";
import styles from "./AnnotatedDrawing.module.css";

type DrawingNote = {
  readonly title: string;
  /** Where on the drawing, in words. */
  readonly place: string;
  readonly description: string;
};

type AnnotatedDrawingProps = {
  /** Bears the numbers 1, 2, 3 ... of the notes; decorative, the notes say it all. */
  drawing: ReactNode;
  notes: readonly DrawingNote[];
};

/** A drawing with numbered points on the left, what stands at each of them on the right. */
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
