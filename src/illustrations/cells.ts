/** A grid that is filled column by column. Distances and sizes are in units of the drawing. */
type CellGrid = {
  readonly rows: number;
  /** Distance from one column to the next, and from one row to the next. */
  readonly pitch: readonly [x: number, y: number];
  /** Width of a cell. */
  readonly width: number;
};

/**
 * The cells after the first `from`, up to number `to`, as a path: a line along the middle of each row, of which row 0
 * is at y = 0. A stroke as wide as a cell is high, with the dashes "width gap", draws them.
 */
export const cellsOf = ({ rows, pitch: [x, y], width }: CellGrid, from: number, to: number) =>
  Array.from({ length: rows }, (_, row) => {
    const first = Math.ceil((from - row) / rows);
    const count = Math.ceil((to - row) / rows) - first;
    return count > 0 ? `M${first * x} ${row * y}h${(count - 1) * x + width}` : "";
  }).join("");
