import { DataTable } from "~/sections/DataTable";
import styles from "./ThreatTable.module.css";

type Threat = {
  readonly name: string;
  /** What the person at the desk notices. */
  readonly sign: string;
  /** What stops it. */
  readonly answer: string;
};

type ThreatTableProps = {
  /** The id of the heading that names the table. */
  labelledBy: string;
  columns: readonly [name: string, sign: string, answer: string];
  threats: readonly Threat[];
};

/** Common attacks in a table: the name, what a user notices and what stops it. */
export function ThreatTable({ labelledBy, columns, threats }: ThreatTableProps) {
  return (
    <DataTable columns={columns} labelledBy={labelledBy} className={styles.table}>
      {threats.map(({ name, sign, answer }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td className={styles.sign}>{sign}</td>
          <td className={styles.answer} data-label={columns[2]}>
            {answer}
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
