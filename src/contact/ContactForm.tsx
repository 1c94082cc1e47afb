import { type FormEvent, useEffect, useRef, useState } from "react";
import { messageEndpoint } from "~/site/company";
import { SubmitButton } from "~/ui/Button";
import styles from "./ContactForm.module.css";
import * as words from "./content";
import { deliver } from "./delivery";
import { Field } from "./Field";
import { FormBoundary } from "./FormBoundary";
import { errorOf, fields, refuseBlank, type TextControl } from "./fields";
import { Honeypot } from "./Honeypot";
import { isFocusLost } from "./is-focus-lost";
import { NotSent, Sending, Sent, WithoutScript } from "./notices";

/** How long the thanks are shown, ms (specification sections 4 and 9). */
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

/** The part that React hydrates. `onReady` is called after hydration. */
export const HydratedForm = ({ onReady }: { onReady?: () => void }) => (
  <FormBoundary onReady={onReady}>
    <Form />
  </FormBoundary>
);

/**
 * The form, or the thanks in its place. Before hydration the browser itself posts the form to the
 * endpoint; without an endpoint, method "dialog" makes the browser send nothing.
 */
function Form() {
  const form = useRef<HTMLFormElement>(null);
  const notSent = useRef<HTMLDivElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<"editing" | "sending" | "sent" | "failed">("editing");
  // Constants in a build without an endpoint, which then leaves out the code behind them.
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
      // Focus was on the thanks, which are gone.
      if (isFocusLost()) form.current?.focus({ preventScroll: true });
    };
  }, [sent]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (form.inert) return;
    // Values typed before hydration have not been checked yet.
    for (const { name } of fields) refuseBlank(form.elements.namedItem(name) as TextControl);
    if (!form.checkValidity()) return;
    // At once, before React renders, so that a double press sends only once.
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
      // Errors are shown under all fields at once; the browser's bubble would cover them.
      event.preventDefault();
      if (control === event.currentTarget.querySelector(":invalid")) control.focus();
    }
    const error = errorOf(control);
    setErrors((shown) =>
      refused || shown[control.name] ? { ...shown, [control.name]: error } : shown,
    );
  };

  return (
    <>
      <form
        ref={form}
        className={styles.form}
        aria-label={words.formLabel}
        tabIndex={-1}
        inert={sent || sending}
        aria-busy={sending ? true : undefined}
        action={messageEndpoint}
        method={messageEndpoint ? "post" : "dialog"}
        onSubmit={submit}
        onInvalidCapture={check}
        onInput={check}
      >
        {fields.map((field) => (
          <Field
            key={field.name}
            {...field}
            label={words.fieldWords[field.name].label}
            required={words.fieldWords[field.name].missing !== undefined}
            error={errors[field.name]}
          />
        ))}
        <NotSent ref={notSent} hidden={!failed} />
        <SubmitButton>
          <span className={styles.idle}>{words.submitLabel}</span>
          <span className={styles.busy} hidden>
            {words.sending.label}
          </span>
        </SubmitButton>
        {messageEndpoint && <Honeypot />}
      </form>
      <div className={styles.status} role="status">
        {sending && <Sending />}
        {sent && <Sent ref={thanks} />}
      </div>
    </>
  );
}
