import styles from "./PhoneCount.module.css";

const columns = 12;
const rows = 4;
/** Distance of two phones, and their size. */
const pitch = { x: 14, y: 19 };
const phone = { width: 8, height: 13 };

/** The first `count` phones, row by row; a dash of the line is a phone. */
const phones = (count: number) =>
  Array.from({ length: Math.ceil(count / columns) }, (_, row) => {
    const inRow = Math.min(columns, count - row * columns);
    return `M0 ${row * pitch.y + phone.height / 2}h${(inRow - 1) * pitch.x + phone.width}`;
  }).join("");

/** 48 small phones over a caption, the first of them filled. */
export function PhoneCount({ filled, caption }: { filled: number; caption: string }) {
  return (
    <p className={styles.phones}>
      <svg viewBox="0 0 162 70" aria-hidden="true">
        <path d={phones(columns * rows)} />
        {filled > 0 && <path className={styles.filled} d={phones(filled)} />}
      </svg>
      {caption}
    </p>
  );
}
