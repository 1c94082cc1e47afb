import styles from "./AnnotatedCode.module.css";

type GlossaryLine = {
  /** First word or two of the line of code, set off from the rest. */
  readonly command: string;
  readonly rest: string;
  /** What the machine answers. */
  readonly reply: string;
  readonly title: string;
  /** What the line means for the reader. */
  readonly description: string;
};

/** Lines of code down one dark listing, and beside each of them what it means in plain words. */
export function AnnotatedCode({ lines }: { lines: readonly GlossaryLine[] }) {
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
