import type { ReactNode } from "react";
import { onThisPage } from "~/site/words/links-and-lists";
import styles from "./Prose.module.css";
import section from "./Section.module.css";

/** An h2 of a text and its anchor. */
export type Heading = { readonly id: string; readonly text: string };

type ProseProps = {
  /** The text's h2 headings. From four on they are listed. */
  headings: readonly Heading[];
  /** The text: paragraphs, and a section for each h2. */
  children: ReactNode;
};

/** A text to read, such as a privacy policy. A long one begins with a list of its headings. */
export function Prose({ headings, children }: ProseProps) {
  const isLong = headings.length >= 4;
  return (
    <article
      className={isLong ? `${section.section} ${styles.long}` : section.section}
      data-surface="default"
    >
      {isLong && (
        <nav aria-label={onThisPage}>
          <p aria-hidden="true">{onThisPage}</p>
          <ul role="list">
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.text}>{children}</div>
    </article>
  );
}
