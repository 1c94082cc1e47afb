import styles from "./AnnotatedCode.module.css";

/** A line of code and its output. */
export type CodeLine = {
  /** The start of the line, in another color. */
  readonly command: string;
  readonly rest: string;
  /** The output, shown as a comment. */
  readonly reply: string;
};

/** A line of code and its output on a dark panel. */
export function AnnotatedCode({ command, rest, reply }: CodeLine) {
  return (
    <code className={styles.code} data-surface="inverse">
      <b>{command}</b>
      {rest.startsWith("(") ? rest : ` ${rest}`}
      <i>{reply}</i>
    </code>
  );
}
