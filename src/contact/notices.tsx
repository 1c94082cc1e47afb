import { type Ref, useEffect, useRef } from "react";
import type { RichText as Words } from "~/content-types";
import { RichText } from "~/ui/RichText";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import { notSent, sending, sent, withoutScript } from "./content";
import { isFocusLost } from "./is-focus-lost";
import styles from "./notices.module.css";

/** Tells screen readers that the message is being sent, and holds the focus while the form is inert. */
export function Sending() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isFocusLost()) place.current?.focus();
  }, []);
  return (
    <VisuallyHidden>
      <span ref={place} tabIndex={-1}>
        {sending.status}
      </span>
    </VisuallyHidden>
  );
}

/** The thanks, over the whole form (specification sections 2.24 and 4), and what happens next. */
export function Sent({ ref }: { ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className={styles.thanks} data-surface="inverse" tabIndex={-1}>
      <p className={styles.thankYou}>{sent.thanks}</p>
      <p className={styles.success}>{sent.confirmation}</p>
      <ol role="list" className={styles.track}>
        {sent.nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

/**
 * Says that the message can't be sent, and how else to reach the company. Every form has it, hidden,
 * so that it can be shown without React.
 */
export function NotSent({ hidden = false, ref }: { hidden?: boolean; ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className={styles.alert} role="alert" tabIndex={-1} hidden={hidden}>
      <Paragraphs texts={notSent} />
    </div>
  );
}

/** Replaces the form where there is neither JavaScript nor an endpoint. */
export function WithoutScript() {
  return (
    <div className={styles.withoutScript}>
      <Paragraphs texts={withoutScript} />
    </div>
  );
}

const Paragraphs = ({ texts }: { texts: readonly Words[] }) =>
  texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: fixed content, its order never changes
    <p key={index}>
      <RichText text={text} />
    </p>
  ));
