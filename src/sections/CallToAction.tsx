import type { RichText as Words } from "~/content-types";
import { type ButtonAction, ButtonLinks } from "~/ui/Button";
import { Lead } from "~/ui/Lead";
import { QuietLine } from "~/ui/QuietLine";
import { RichText } from "~/ui/RichText";
import styles from "./CallToAction.module.css";

/** The words of a call to action. */
export type CallToActionContent = {
  readonly heading: string;
  readonly text: string | Words;
  readonly actions: readonly ButtonAction[];
};

/** A dark band that closes a page, in a section: heading, text and buttons. */
export const CallToAction = (content: CallToActionContent) => (
  <div className={styles.band} data-surface="inverse">
    <Call {...content} />
  </div>
);

/** The last section of a page, in which day turns into the night of the footer: the first button hangs from the line. */
export const ClosingLine = (content: CallToActionContent) => (
  <section className={styles.closing} data-surface="inverse">
    <QuietLine day="above" />
    <Call {...content} />
  </section>
);

const Call = ({ heading, text, actions }: CallToActionContent) => (
  <>
    <div>
      <h2>
        <RichText text={heading} />
      </h2>
      <Lead text={text} />
    </div>
    <div className={styles.actions}>
      <ButtonLinks actions={actions} />
    </div>
  </>
);
