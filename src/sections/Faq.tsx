import type { Words } from "~/content-types";
import { RichText } from "~/ui/RichText";
import { Summary } from "~/ui/Summary";
import styles from "./Faq.module.css";
import type { Band, SectionContent } from "./Section";
import { SplitSection } from "./SplitSection";

type Question = {
  readonly question: string;
  readonly answer: string | Words;
};

/** A heading and its questions. */
export type FaqContent = SectionContent & { readonly questions: readonly Question[] };

/**
 * A section with questions on the right, each with an answer that opens under it: without a script, by keyboard, and when
 * the browser's search finds words in it.
 */
export function Faq({ questions, ...section }: FaqContent & Band) {
  return (
    <SplitSection variant="narrow" {...section}>
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question} className={styles.entry}>
            <Summary>
              <h3>{question}</h3>
            </Summary>
            <p className={styles.answer}>
              <RichText text={answer} />
            </p>
          </details>
        ))}
      </div>
    </SplitSection>
  );
}
