import styles from "./AnnotatedCode.module.css";

type CodeLine = {
  /** The start of the line, in another color. */
  readonly command: string;
  readonly rest: string;
  /** The output, shown as a comment. */
  readonly reply: string;
  readonly title: string;
  /** The line in plain words. */
  readonly description: string;
};

/** A dark code listing with an explanation beside each line. */
export function AnnotatedCode({ lines }: { lines: readonly CodeLine[] }) {
  return (
    <ol role="list" className={styles.listing}>
      {lines.map(({ command, rest, reply, title, description }) => (
        <li key={title} className={styles.line}>
          <div className={styles.meaning}>
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
          <code className={styles.code} data-surface="inverse">
            <span>
              <b>{command}</b>
              {rest.startsWith("(") ? rest : ` ${rest}`}
              <i>{reply}</i>
            </span>
          </code>
        </li>
      ))}
    </ol>
  );
}
