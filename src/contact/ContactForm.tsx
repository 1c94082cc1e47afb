import type { ContactField } from "~/content-types";
import type { HistoryEntry } from "~/lib/history-entry";
import { delivery } from "~/site/delivery";
import * as words from "~/site/words/contact-form";
import { SubmitButton } from "~/ui/Button";
import styles from "./ContactForm.module.css";
import { watch as watchForm } from "./contact-form.behavior";
import { keepTyped } from "./early-submit";
import { Field } from "./Field";
import { HiddenFields } from "./HiddenFields";
import { NotSent, Sending, Sent, WithoutScript } from "./notices";

/** What was taken into a message last of each estimate, by its first line. */
const taken = new Map<string | undefined, string>();

/**
 * Documents have put back what their history entry holds (early-submit.ts); a page opened in the app does it here. An
 * estimate (src/ui/Estimate.tsx) comes after what was typed, in place of the same one's earlier figures.
 */
function watch(part: HTMLElement | null) {
  if (!part) return;
  const { typed, message }: HistoryEntry = history.state ?? {};
  const stop = watchForm(part, typed);
  const field = part.querySelector("textarea");
  if (message && field) {
    const [estimate] = message.split("\n");
    const others = field.value.replace(taken.get(estimate) ?? "", "").trim();
    field.value = `${others}\n\n${message}`.trim();
    taken.set(estimate, message);
    if (field.form) keepTyped(field.form, { message: undefined });
  }
  return stop;
}

const isLong = ({ kind }: ContactField) => kind === "lines" || kind === "consent";

/** Whether a field takes a whole row: a long one, and a short one without another to stand beside it. */
function isWide(index: number): boolean {
  const before = words.fields.slice(0, index);
  const shortBefore = before.length - 1 - before.findLastIndex(isLong);
  const [field, next] = words.fields.slice(index);
  return !field || isLong(field) || (shortBefore % 2 === 0 && (!next || isLong(next)));
}

/**
 * The contact form, or how to write without it. Only markup, the same in a document and in the app;
 * contact-form.behavior.ts brings it to life. Before that the browser itself posts the form; without
 * a delivery, method "dialog" makes it send nothing.
 */
export function ContactForm() {
  return (
    <div className={styles.card} data-surface="default">
      {!delivery && (
        <noscript>
          <WithoutScript />
        </noscript>
      )}
      <div ref={watch} className={styles.stack} data-behavior="contact-form">
        <form
          className={styles.form}
          aria-label={words.formLabel}
          tabIndex={-1}
          action={delivery?.withoutScript ?? delivery?.address}
          method={delivery ? "post" : "dialog"}
          {...delivery?.attributes}
        >
          {words.fields.map((field, index) => (
            <Field key={field.name} {...field} wide={isWide(index)} />
          ))}
          <NotSent hidden notYet={!delivery} />
          <SubmitButton>
            <span className={styles.idle}>{words.submitLabel}</span>
            <span className={styles.busy} data-words={words.sending.label} hidden />
          </SubmitButton>
          <p className={styles.privacy}>{words.privacy}</p>
          {delivery && <HiddenFields delivery={delivery} />}
        </form>
        <div className={styles.status} role="status">
          {delivery && <Sending />}
          <Sent />
        </div>
      </div>
    </div>
  );
}
