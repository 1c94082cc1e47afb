import styles from "./CompanyTimeline.module.css";

/** Dated entries down one line; the last one is the live point. */
export function CompanyTimeline({
  entries,
}: {
  entries: ReadonlyArray<{ readonly year: string; readonly entry: string }>;
}) {
  return (
    <div className={styles.logbook}>
      {entries.map(({ year, entry }) => (
        <p key={year}>
          <span className={styles.year}>{year}</span>
          <span className={styles.point} />
          {entry}
        </p>
      ))}
    </div>
  );
}
