import "./columns.css";

/**
 * In how many columns a list stands on wide screens, for `data-columns`: two if that is asked for, else as many as
 * asked for, or the next number with which the last row is full or more than half full. So none of its entries is
 * alone.
 */
export function columnsFor(count: number, wanted: number): number {
  const fills = (columns: number) =>
    count >= columns && (count % columns === 0 || count % columns > columns / 2);
  return wanted === 2 ? 2 : ([wanted, 4, 3].find(fills) ?? 2);
}
