import type { ReactNode } from "react";
import styles from "./Grid.module.css";

type GridProps = {
  /** On laptops and wider screens. Tablets have two columns, phones one. */
  columns?: 2 | 3 | 4;
  /** Puts a line above each entry. */
  lines?: boolean;
  /** An `<li>` each, any number. */
  children: ReactNode;
};

/** A list in columns of equal width. */
export function Grid({ columns = 3, lines, children }: GridProps) {
  return (
    <ul
      role="list"
      className={lines ? `${styles.grid} ${styles.lines}` : styles.grid}
      data-columns={columns}
    >
      {children}
    </ul>
  );
}
