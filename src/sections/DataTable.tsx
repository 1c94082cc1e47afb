import type { ReactNode } from "react";
import { RichText } from "~/ui/RichText";
import styles from "./DataTable.module.css";
import { useTableName } from "./heading-id";

type DataTableProps = {
  /** Column headings. The first one heads the row headings; "" is a corner without a heading. */
  columns: readonly string[];
  /** The cells of each row. The first one is its heading; one that is undefined is left out of the stack on phones. */
  rows: ReadonlyArray<readonly ReactNode[]>;
  /** "comparison" highlights the last column: what the visitor gets. */
  variant?: "schedule" | "comparison";
};

/**
 * A table with lines between its rows. On phones each row is a stack: two cells stand side by side below the headings of
 * their columns, more of them have labels, and short ones share a line.
 */
export function DataTable({ columns, rows, variant = "schedule" }: DataTableProps) {
  const labelledBy = useTableName();
  return (
    <table
      className={styles.table}
      data-variant={variant}
      data-pair={columns.length === 3 || undefined}
      data-many={columns.length > 4 || undefined}
      aria-labelledby={labelledBy}
    >
      <thead>
        <tr>
          {columns.map((column) =>
            column ? (
              <th key={column} scope="col">
                {column}
              </th>
            ) : (
              <td key="corner" />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed content, its order never changes
          <tr key={row}>
            <th scope="row">{heading}</th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                data-label={cell === undefined ? "" : columns[index + 1]}
              >
                {typeof cell === "string" ? <RichText text={cell} /> : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
