import { NumberRing } from "~/ui/NumberRing";
import styles from "./SampleReport.module.css";

type ReportLine = {
  readonly name: string;
  readonly reading: string;
  /** Number of the note that explains this line, from 1. */
  readonly note?: number;
  /** True if something is still to be done. */
  readonly open?: boolean;
};

/** What the report says. */
export type SampleReportContent = {
  readonly title: string;
  readonly corner: string;
  readonly lines: readonly ReportLine[];
};

/**
 * An example of the monthly report, with numbers of the notes beside it. Hidden from assistive
 * technology, because the notes say what it shows.
 */
export function SampleReport({ title, corner, lines }: SampleReportContent) {
  return (
    <div className={styles.sheet} aria-hidden="true">
      <p className={styles.title}>
        <strong>{title}</strong> {corner}
      </p>
      {lines.map(({ name, reading, note, open }) => (
        <p key={name} data-open={open}>
          <span>{name}</span>
          <span className={styles.reading}>{reading}</span>
          {note && (
            <span className={styles.mark}>
              <NumberRing of={note} />
            </span>
          )}
        </p>
      ))}
    </div>
  );
}
