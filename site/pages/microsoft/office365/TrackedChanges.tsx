import { RichText } from "~/ui/RichText";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./TrackedChanges.module.css";

/** A few words of a sentence: kept, deleted or inserted. */
type Words = { readonly words: string; readonly change?: "out" | "in" };

/** The sentences and their changes. */
export type TrackedChangesContent = {
  /** Read by screen readers before deleted words. */
  readonly insteadOf: string;
  readonly sentences: ReadonlyArray<{
    readonly text: readonly Words[];
    readonly title: string;
    readonly comment: string;
  }>;
};

/** Sentences with tracked changes as in a word processor, each with a comment beside it. */
export function TrackedChanges({ insteadOf, sentences }: TrackedChangesContent) {
  return (
    <ul role="list" className={styles.sheet}>
      {sentences.map(({ text, title, comment }) => (
        <li key={title} className={styles.row}>
          <p className={styles.sentence} data-surface="default">
            {text.map(({ words, change }) => (
              <Changed
                key={words}
                words={words}
                insteadOf={insteadOf}
                {...(change && { change })}
              />
            ))}
          </p>
          <div className={styles.comment}>
            <h3>{title}</h3>
            <p>
              <RichText text={comment} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Changed({ words, change, insteadOf }: Words & { insteadOf: string }) {
  if (change === "out") {
    return (
      <>
        <del>
          <VisuallyHidden>{insteadOf}</VisuallyHidden>
          {words}
        </del>{" "}
      </>
    );
  }
  return change === "in" ? (
    <>
      <ins>{words}</ins>{" "}
    </>
  ) : (
    `${words} `
  );
}
