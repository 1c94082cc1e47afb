/** A Markdown table. The keys of the first row name the columns. */
export function table(rows: ReadonlyArray<Readonly<Record<string, string | number>>>): string {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: ReadonlyArray<string | number | undefined>) => `| ${cells.join(" | ")} |`;
  return [
    line(columns),
    line(columns.map((_, index) => (index === 0 ? "---" : "--:"))),
    ...rows.map((row) => line(columns.map((column) => row[column]))),
  ].join("\n");
}

/** The median; the upper one of two. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
