import { type FormEvent, useEffect, useRef, useState } from "react";
import { company } from "~/site/company";
import { SubmitButton } from "~/ui/Button";
import { Field } from "~/ui/Field";
import styles from "./ContactForm.module.css";
import { deliver } from "./delivery";
import { fields, reasonAgainst, refuseBlank, type TextControl, valuesOf } from "./fields";

/** How long the thanks stay, ms (specification sections 4 and 9). */
const thanksTime = 3000;

/**
 * The contact form (specification sections 2.24, 4, 5 and 7). Before the script runs, and without
 * it, sending hands the text to the visitor's mail program; POST keeps it out of the address.
 */
export function ContactForm() {
  return (
    <div className={styles.stack} data-ground="paper" data-live="contact-form">
      <LiveForm />
    </div>
  );
}

/** What is in the form's place: the form, or the thanks. `onReady` is called once it answers. */
export function LiveForm({ onReady }: { onReady?: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  useEffect(() => onReady?.(), [onReady]);

  useEffect(() => {
    if (!sent) return;
    thanks.current?.focus();
    const timer = setTimeout(() => {
      form.current?.reset();
      setSent(false);
    }, thanksTime);
    return () => {
      clearTimeout(timer);
      // Focus that was on the thanks fell to the body when they went: the form takes it back.
      if (document.activeElement === document.body) form.current?.focus({ preventScroll: true });
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
    deliver(valuesOf(form));
    setErrors({});
    setSent(true);
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
        inert={sent}
        action={company.email.href}
        method="post"
        encType="text/plain"
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
        <SubmitButton>Send Message</SubmitButton>
      </form>
      <div className={styles.status} role="status">
        {sent && (
          <div ref={thanks} className={styles.thanks} data-ground="night" tabIndex={-1}>
            <p className={styles.thankYou}>Thank you!</p>
            <p className={styles.success}>Message Sent Successfully!</p>
            <ol className={styles.track}>
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
