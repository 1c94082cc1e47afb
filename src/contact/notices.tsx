import { type Ref, useEffect, useRef } from "react";
import { company, messageEndpoint } from "~/site/company";
import { Link } from "~/ui/Link";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import { isFocusLost } from "./is-focus-lost";
import styles from "./notices.module.css";

const { phone, email } = company;

/** Says what the button shows. Holds the focus while the form is closed. */
export function Sending() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isFocusLost()) place.current?.focus();
  }, []);
  return (
    <VisuallyHidden>
      <span ref={place} tabIndex={-1}>
        Sending your message…
      </span>
    </VisuallyHidden>
  );
}

/**
 * Says that a message can't be sent, and how else to reach us. Stands hidden in every form, so that
 * it can be shown where React can't run.
 */
export function NotSent({ hidden = false, ref }: { hidden?: boolean; ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className={styles.alert} role="alert" tabIndex={-1} hidden={hidden}>
      <p>This form can't send your message right now. Everything you typed is still here.</p>
      <p>
        {messageEndpoint ? "Try again, call " : "Call "}
        <Link href={phone.href}>{phone.text}</Link>
        {" or write to "}
        <Link href={email.href}>{email.text}</Link>.
      </p>
    </div>
  );
}

/** Stands in the form's place where there is neither a script nor an endpoint. */
export function WithoutScript() {
  return (
    <div className={styles.withoutScript}>
      <p>This form needs JavaScript, which is turned off in your browser.</p>
      <p>
        Write to <Link href={email.href}>{email.text}</Link> or call{" "}
        <Link href={phone.href}>{phone.text}</Link>. We'll reply {company.replyTime}.
      </p>
    </div>
  );
}
