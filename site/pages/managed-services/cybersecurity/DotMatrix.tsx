import type { State } from "~/content-types";
import styles from "./DotMatrix.module.css";

const pitch = 8;
const rows = 3;
const columns = 55;

/** Path of the first `count` dots, filled column by column. */
const dots = (count: number) =>
  Array.from({ length: rows }, (_, row) => {
    const inRow = Math.ceil((count - row) / rows);
    return inRow > 0 ? `M4 ${row * pitch + 4}h${(inRow - 1) * pitch + 0.1}` : "";
  }).join("");

/** A grid of 165 dots, the first of them lit. */
export function DotMatrix({
  lit,
  state,
}: {
  /** Number of lit dots, 0 to 165. */
  lit: number;
  state: State;
}) {
  return (
    <svg
      className={styles.matrix}
      viewBox={`0 0 ${columns * pitch} ${rows * pitch}`}
      aria-hidden="true"
    >
      <path className={styles.empty} d={dots(columns * rows)} />
      <path data-state={state} d={dots(lit)} />
    </svg>
  );
}
