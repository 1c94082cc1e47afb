import { notSent, sending, sent, withoutScript } from "~/site/words/contact-form";
import { RichText } from "~/ui/RichText";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./notices.module.css";

/*
 * Notices stand hidden in every form, so that a script only has to show them. `data-notice` is the
 * stage that they belong to (contact-form.behavior.ts). Text browsers show what is hidden, so words that aren't true
 * yet are in `data-words`; the style sheet shows them from there until contact-form.behavior.ts writes them.
 */

/** Tells screen readers that the message is being sent, and holds the focus while the form is inert. */
export const Sending = () => (
  <VisuallyHidden>
    <span data-notice="sending" data-words={sending.status} tabIndex={-1} hidden />
  </VisuallyHidden>
);

/** The thanks, over the whole form, and what happens next. */
export const Sent = () => (
  <div className={styles.thanks} data-surface="inverse" data-notice="sent" tabIndex={-1} hidden>
    <p className={styles.thankYou} data-words={sent.thanks} />
    <p className={styles.success} data-words={sent.confirmation} />
    {/* No list: text browsers number items without words. */}
    <div className={styles.track}>
      {sent.nextSteps.map((step) => (
        <p key={step} data-words={step} />
      ))}
    </div>
  </div>
);

/**
 * Says that the message wasn't sent, and how else to reach the company. `notYet`: the style sheet shows it after 8 s,
 * with other words, if the entry script hasn't come by then.
 */
export const NotSent = ({ hidden = false, notYet = false }) => (
  <div className={styles.alert} role="alert" data-notice="failed" tabIndex={-1} hidden={hidden}>
    <p data-words={notSent.failure} data-not-yet={notYet ? notSent.notYet : undefined} />
    <p>
      <RichText text={notSent.otherWays} />
    </p>
  </div>
);

/** Replaces the form where there is neither JavaScript nor an endpoint. */
export const WithoutScript = () => (
  <div className={styles.withoutScript}>
    {withoutScript.map((text, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: fixed content, its order never changes
      <p key={index}>
        <RichText text={text} />
      </p>
    ))}
  </div>
);
