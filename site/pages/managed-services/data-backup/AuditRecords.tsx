import styles from "./AuditRecords.module.css";

/** What the file holds. */
export type AuditRecordsContent = {
  readonly label: string;
  readonly records: ReadonlyArray<{
    readonly standard: string;
    /** What its auditor asks. */
    readonly question: string;
    /** The entry of the backup log that answers it. */
    readonly log: string;
  }>;
};

/** A file with a tab for each standard: its auditor's question, and the entry of the log that answers it. */
export function AuditRecords({ label, records }: AuditRecordsContent) {
  return (
    <>
      <p className={styles.label}>{label}</p>
      <ul role="list" className={styles.file}>
        {records.map(({ standard, question, log }) => (
          <li key={standard} className={styles.record}>
            <h3>{standard}</h3>
            <p>{question}</p>
            <p className={styles.log}>{log}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
