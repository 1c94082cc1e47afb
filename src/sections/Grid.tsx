import { Children, type ReactNode } from "react";
import { columnsFor } from "./columns";
import styles from "./Grid.module.css";

type GridProps = {
  /**
   * On laptops and wider screens. From 3 on the list has another number where an entry would be alone in
   * the last row. Tablets have two columns, phones one.
   */
  columns?: 2 | 3 | 4 | 5;
  /** Puts a line above each entry. */
  lines?: boolean;
  /** For short texts: two columns on phones too, where they have room, in small type. */
  compact?: boolean;
  /** An `<li>` each, any number. */
  children: ReactNode;
};

/** A list in columns of equal width. */
export function Grid({ columns = 3, lines, compact, children }: GridProps) {
  return (
    <ul
      role="list"
      className={[styles.grid, lines && styles.lines, compact && styles.compact]
        .filter(Boolean)
        .join(" ")}
      data-columns={columnsFor(Children.count(children), columns)}
    >
      {children}
    </ul>
  );
}
