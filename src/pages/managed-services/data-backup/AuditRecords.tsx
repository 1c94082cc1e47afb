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
      <dl className={styles.file}>
        {records.map(({ standard, question, log }) => (
          <div key={standard} className={styles.record}>
            <dt>{standard}</dt>
            <dd>{question}</dd>
            <dd className={styles.log}>{log}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
