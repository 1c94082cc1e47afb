import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./TrackedChanges.module.css";

/** A few words of a sentence: kept, struck out, or put in. */
type Words = { readonly words: string; readonly change?: "out" | "in" };

type TrackedChangesProps = {
  heading: string;
  lead: string;
  sentences: ReadonlyArray<{
    readonly text: readonly Words[];
    readonly title: string;
    readonly comment: string;
  }>;
};

/** A document under revision: sentences with their changes marked, a comment beside each. */
export function TrackedChanges({ heading, lead, sentences }: TrackedChangesProps) {
  return (
    <>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <p>{lead}</p>
      </div>
      <ul role="list">
        {sentences.map(({ text, title, comment }) => (
          <li key={title} className={styles.row}>
            <p className={styles.sentence}>
              {text.map(({ words, change }) => (
                <Changed key={words} words={words} {...(change && { change })} />
              ))}
            </p>
            <div className={styles.comment}>
              <h3>{title}</h3>
              <p>{comment}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Marked for the eye by color and line, for screen readers by a word. */
function Changed({ words, change }: Words) {
  if (change === "out") {
    return (
      <>
        <del>
          <VisuallyHidden>instead of: </VisuallyHidden>
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
