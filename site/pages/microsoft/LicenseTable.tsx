import styles from "./page.module.css";

/** The cells of the table; the first one of each row heads it. */
export type LicenseTableContent = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: ReadonlyArray<readonly string[]>;
};

/** What licenses cost for a few numbers of people, where there is no script for the estimate. */
export const LicenseTable = ({ caption, columns, rows }: LicenseTableContent) => (
  <table className={styles.table}>
    <caption>{caption}</caption>
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
      {rows.map(([title, ...amounts]) => (
        <tr key={title}>
          <th scope="row">{title}</th>
          {amounts.map((amount) => (
            <td key={amount}>{amount}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
