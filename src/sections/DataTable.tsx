import type { ReactNode } from "react";
import styles from "./DataTable.module.css";

type DataTableProps = {
  /** Column headings. The first one heads the row headings. */
  columns: readonly string[];
  /** The id of the heading that names the table. */
  labelledBy: string;
  /** Explains the table. */
  caption?: string;
  /** Sets `--row-space` and the widths of the columns. */
  className: string;
  /** Rows: `<tr>` with a `<th scope="row">` and a `<td>` for every other column. */
  children: ReactNode;
};

/** A table with row headings and rules between its rows. On small screens each row is a stack. */
export function DataTable({ columns, labelledBy, caption, className, children }: DataTableProps) {
  return (
    <table className={`${styles.table} ${className}`} aria-labelledby={labelledBy}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
