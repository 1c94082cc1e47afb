import styles from "./ThreatTable.module.css";

export type Threat = {
  readonly name: string;
  /** How it shows itself to the person at the desk. */
  readonly sign: string;
  /** What stands in its way. */
  readonly answer: string;
};

/** What may happen, how to recognize it and what stops it: a quiet table, stacked when narrow. */
export function ThreatTable({
  columns: [name, sign, answer],
  threats,
}: {
  /** Headings of the three columns. */
  columns: readonly [name: string, sign: string, answer: string];
  threats: readonly Threat[];
}) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{sign}</th>
          <th scope="col">{answer}</th>
        </tr>
      </thead>
      <tbody>
        {threats.map((threat) => (
          <tr key={threat.name}>
            <th scope="row">{threat.name}</th>
            <td className={styles.sign}>{threat.sign}</td>
            <td className={styles.answer} data-label={answer}>
              {threat.answer}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
