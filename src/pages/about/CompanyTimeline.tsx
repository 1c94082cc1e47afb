import styles from "./CompanyTimeline.module.css";

/** Entries with their years down a vertical line; the last one is highlighted. */
export function CompanyTimeline({
  entries,
}: {
  entries: ReadonlyArray<{ readonly year: string; readonly entry: string }>;
}) {
  return (
    <div className={styles.timeline}>
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
