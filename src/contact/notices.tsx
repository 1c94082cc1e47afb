import { useEffect, useRef } from "react";
import { company } from "~/site/company";
import { Link } from "~/ui/Link";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import { focusIsLost } from "./focus";
import styles from "./notices.module.css";

const { phone, email } = company;

/** Says what the button shows. Holds the focus while the form is closed. */
export function Sending() {
  const place = useLostFocus<HTMLSpanElement>();
  return (
    <VisuallyHidden>
      <span ref={place} tabIndex={-1}>
        Sending your message…
      </span>
    </VisuallyHidden>
  );
}

/** Says that a message did not arrive, and who to reach without the form. */
export function NotDelivered() {
  const place = useLostFocus<HTMLDivElement>();
  return (
    <div ref={place} className={styles.alert} role="alert" tabIndex={-1}>
      <p>Your message could not be sent. Every word of it is still here.</p>
      <p>
        Send it again, call <Link href={phone.href}>{phone.text}</Link> or write to{" "}
        <Link href={email.href}>{email.text}</Link>.
      </p>
    </div>
  );
}

/** For an element that takes the focus when it appears, if what had it went. */
function useLostFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (focusIsLost()) place.current?.focus();
  }, []);
  return place;
}
