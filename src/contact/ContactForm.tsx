import { type FormEvent, useEffect, useRef, useState } from "react";
import { company, messageEndpoint } from "~/site/company";
import { SubmitButton } from "~/ui/Button";
import styles from "./ContactForm.module.css";
import { deliver } from "./delivery";
import { Field } from "./Field";
import { FormBoundary } from "./FormBoundary";
import { fields, reasonAgainst, refuseBlank, type TextControl } from "./fields";
import { Honeypot } from "./Honeypot";
import { isFocusLost } from "./is-focus-lost";
import { NotSent, Sending, WithoutScript } from "./notices";

/** How long the thanks stay, ms (specification sections 4 and 9). */
const thanksTime = 3000;

/** The contact form (specification sections 2.24, 4, 5 and 7), or how to write without it. */
export function ContactForm() {
  return (
    <div className={styles.card} data-surface="default">
      {!messageEndpoint && (
        <noscript>
          <WithoutScript />
        </noscript>
      )}
      <div className={styles.stack} data-island="contact-form">
        <HydratedForm />
      </div>
    </div>
  );
}

/** What is in the form's place: the form, or the thanks. `onReady` is called once it answers. */
export const HydratedForm = ({ onReady }: { onReady?: () => void }) => (
  <FormBoundary onReady={onReady}>
    <Form />
  </FormBoundary>
);

/**
 * Without the script the browser posts the form to the endpoint, out of sight of the address bar.
 * Without an endpoint its method makes the browser send nothing, anywhere.
 */
function Form() {
  const form = useRef<HTMLFormElement>(null);
  const notSent = useRef<HTMLDivElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<"editing" | "sending" | "sent" | "failed">("editing");
  // Without an endpoint the build leaves out what belongs to these two.
  const sending = messageEndpoint ? stage === "sending" : false;
  const failed = messageEndpoint ? stage === "failed" : false;
  const sent = stage === "sent";
  const [errors, setErrors] = useState<Record<string, string>>({});

  useEffect(() => {
    if (failed && isFocusLost()) notSent.current?.focus();
  }, [failed]);

  useEffect(() => {
    if (!sent) return;
    if (isFocusLost()) thanks.current?.focus();
    const timer = setTimeout(() => {
      form.current?.reset();
      setStage("editing");
    }, thanksTime);
    return () => {
      clearTimeout(timer);
      // Focus that was on the thanks fell to the body when they went: the form takes it back.
      if (isFocusLost()) form.current?.focus({ preventScroll: true });
    };
  }, [sent]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (form.inert) return;
    // What was typed before the script ran has not been checked for spaces yet.
    for (const { name } of fields) refuseBlank(form.elements.namedItem(name) as TextControl);
    if (!form.checkValidity()) return;
    // At once, before React renders: a second press in the same moment finds the form closed.
    form.inert = true;
    setErrors({});
    const arrived = deliver(form);
    setStage(arrived === true ? "sent" : "sending");
    if (arrived !== true) arrived.then((yes) => setStage(yes ? "sent" : "failed"));
  };

  const check = (event: FormEvent<HTMLFormElement>) => {
    const control = event.target as TextControl;
    refuseBlank(control);
    const refused = event.type === "invalid";
    if (refused) {
      // Said under the field, for all fields at once; the browser's bubble would cover it.
      event.preventDefault();
      if (control === event.currentTarget.querySelector(":invalid")) control.focus();
    }
    const reason = reasonAgainst(control);
    setErrors((shown) =>
      refused || shown[control.name] ? { ...shown, [control.name]: reason } : shown,
    );
  };

  return (
    <>
      <form
        ref={form}
        className={styles.form}
        aria-label="Contact"
        tabIndex={-1}
        inert={sent || sending}
        aria-busy={sending ? true : undefined}
        action={messageEndpoint}
        method={messageEndpoint ? "post" : "dialog"}
        onSubmit={submit}
        onInvalidCapture={check}
        onInput={check}
      >
        {fields.map(({ missing, ...field }) => (
          <Field
            key={field.name}
            {...field}
            required={missing !== undefined}
            error={errors[field.name]}
          />
        ))}
        <NotSent ref={notSent} hidden={!failed} />
        <SubmitButton>
          <span className={styles.idle}>Send Message</span>
          <span className={styles.busy} hidden>
            Sending…
          </span>
        </SubmitButton>
        {messageEndpoint && <Honeypot />}
      </form>
      <div className={styles.status} role="status">
        {sending && <Sending />}
        {sent && (
          <div ref={thanks} className={styles.thanks} data-surface="inverse" tabIndex={-1}>
            <p className={styles.thankYou}>Thank you!</p>
            <p className={styles.success}>Message Sent Successfully!</p>
            <ol role="list" className={styles.track}>
              <li>Your message is with us.</li>
              <li>An engineer reads it.</li>
              <li>We reply {company.replyTime}.</li>
            </ol>
          </div>
        )}
      </div>
    </>
  );
}
