import { useTableName } from "~/sections/heading-id";
import { RichText } from "~/ui/RichText";
import styles from "./DecisionMatrix.module.css";

type Decision = {
  readonly title: string;
  readonly description: string;
  /** A short label that highlights the cell. */
  readonly flag?: string;
};

/** What the matrix says. */
export type DecisionMatrixContent = {
  readonly columns: readonly [string, string];
  readonly rows: readonly [string, string];
  /** Row by row. */
  readonly cells: readonly [Decision, Decision, Decision, Decision];
};

/** A 2 × 2 matrix: the answers to two questions as headings, a decision in each cell. */
export function DecisionMatrix({ columns, rows, cells }: DecisionMatrixContent) {
  return (
    <div className={styles.frame}>
      <table className={styles.matrix} aria-labelledby={useTableName()}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {cells.slice(index * 2, index * 2 + 2).map(({ title, description, flag }, column) => (
                <td
                  key={title}
                  data-surface={flag ? "inverse" : "default"}
                  data-column={columns[column]}
                >
                  {flag && <p className={styles.flag}>{flag}</p>}
                  <p className={styles.title}>{title}</p>
                  <p>
                    <RichText text={description} />
                  </p>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
