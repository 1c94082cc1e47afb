import { useTableName } from "~/sections/heading-id";
import styles from "./ComplianceTable.module.css";

/** Who does what for each standard. */
export type ComplianceTableContent = {
  /** Headings of the columns. */
  readonly columns: readonly [standard: string, theirs: string, yours: string];
  /** `theirs` is what the provider has, `yours` what the client still needs. */
  readonly standards: ReadonlyArray<Readonly<Record<"name" | "theirs" | "yours", string>>>;
};

/**
 * A table of standards with the provider's part and the client's. On phones the headings stay above: the provider's
 * part stands under the name, the client's beside both.
 */
export function ComplianceTable({ columns, standards }: ComplianceTableContent) {
  return (
    <table className={styles.table} aria-labelledby={useTableName()}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {standards.map(({ name, theirs, yours }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{theirs}</td>
            <td>{yours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
