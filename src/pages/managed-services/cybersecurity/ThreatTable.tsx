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
  columns: readonly [name: string, sign: string, answer: string];
  threats: readonly Threat[];
};

/** Common attacks in a table: the name, what a user notices and what stops it. */
export function ThreatTable({ columns, threats }: ThreatTableProps) {
  return (
    <DataTable columns={columns} className={styles.table}>
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
