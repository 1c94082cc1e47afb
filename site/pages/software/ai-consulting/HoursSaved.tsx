import styles from "./HoursSaved.module.css";

/** Hours of work before and after, in the words that follow each figure. */
export type HoursSavedContent = {
  readonly before: { readonly hours: number; readonly of: string };
  readonly after: { readonly hours: number; readonly of: string };
};

const squares = (count: number) =>
  Array.from({ length: count }, (_, index) => `M${index * 60} 0h52v52h-52z`).join("");

/** Two rows of squares on one scale, one square for each hour. */
export function HoursSaved({ before, after }: HoursSavedContent) {
  const width = before.hours * 60 - 8;
  return (
    <div className={styles.hours}>
      <svg viewBox={`0 0 ${width} 52`} aria-hidden="true">
        <path d={squares(before.hours)} />
      </svg>
      <p>
        {before.hours} {before.of}
      </p>
      <svg viewBox={`0 0 ${width} 52`} aria-hidden="true">
        <path d={squares(after.hours)} />
      </svg>
      <p>
        {after.hours} {after.of}
      </p>
    </div>
  );
}
