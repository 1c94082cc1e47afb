import styles from "./SampleReport.module.css";

type SheetLine = {
  readonly name: string;
  readonly reading: string;
  /** Number of the note that explains this line, from 1. */
  readonly note?: number;
  /** True if something is still to be done. */
  readonly open?: boolean;
};

type SampleReportProps = {
  heading: string;
  lead: string;
  sheet: { readonly title: string; readonly corner: string; readonly lines: readonly SheetLine[] };
  notes: ReadonlyArray<{ readonly title: string; readonly description: string }>;
};

/**
 * An example of the monthly report, and numbered notes that explain it. The example is hidden from
 * assistive technology, because the notes say what it shows.
 */
export function SampleReport({ heading, lead, sheet, notes }: SampleReportProps) {
  return (
    <div className={styles.spread}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <p>{lead}</p>
      </div>
      <div className={styles.sheet} aria-hidden="true">
        <p className={styles.title}>
          <strong>{sheet.title}</strong>
          <span>{sheet.corner}</span>
        </p>
        {sheet.lines.map(({ name, reading, note, open }) => (
          <p key={name} className={styles.line} data-open={open}>
            <span>{name}</span>
            <span className={styles.reading}>{reading}</span>
            {note && <span className={styles.mark}>{note}</span>}
          </p>
        ))}
      </div>
      <ol role="list" className={styles.notes}>
        {notes.map(({ title, description }, index) => (
          <li key={title}>
            <span className={styles.mark} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
