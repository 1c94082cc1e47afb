import type { RichText as Words } from "~/content-types";
import { RichText } from "~/ui/RichText";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import { notSent, sending, sent, withoutScript } from "./content";
import styles from "./notices.module.css";

/*
 * Notices stand hidden in every form, so that a script only has to show them. `data-notice` is the
 * stage that they belong to (watch-form.ts).
 */

/** Tells screen readers that the message is being sent, and holds the focus while the form is inert. */
export const Sending = () => (
  <VisuallyHidden>
    <span data-notice="sending" tabIndex={-1} hidden>
      {sending.status}
    </span>
  </VisuallyHidden>
);

/** The thanks, over the whole form (specification sections 2.24 and 4), and what happens next. */
export const Sent = () => (
  <div className={styles.thanks} data-surface="inverse" data-notice="sent" tabIndex={-1} hidden>
    <p className={styles.thankYou}>{sent.thanks}</p>
    <p className={styles.success}>{sent.confirmation}</p>
    <ol role="list" className={styles.track}>
      {sent.nextSteps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </div>
);

/** Says that the message wasn't sent, and how else to reach the company. */
export const NotSent = ({ hidden = false }: { hidden?: boolean }) => (
  <div className={styles.alert} role="alert" data-notice="failed" tabIndex={-1} hidden={hidden}>
    <Paragraphs texts={notSent} />
  </div>
);

/** Replaces the form where there is neither JavaScript nor an endpoint. */
export const WithoutScript = () => (
  <div className={styles.withoutScript}>
    <Paragraphs texts={withoutScript} />
  </div>
);

const Paragraphs = ({ texts }: { texts: readonly Words[] }) =>
  texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: fixed content, its order never changes
    <p key={index}>
      <RichText text={text} />
    </p>
  ));
