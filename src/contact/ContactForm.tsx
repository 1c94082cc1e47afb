import type { ContactField } from "~/content-types";
import type { Figures, HistoryEntry } from "~/lib/history-entry";
import { delivery } from "~/site/delivery";
import * as words from "~/site/words/contact-form";
import { SubmitButton } from "~/ui/Button";
import { RichText } from "~/ui/RichText";
import styles from "./ContactForm.module.css";
import { watch as watchForm } from "./contact-form.behavior";
import { keepTyped } from "./early-submit";
import { Field } from "./Field";
import { HiddenFields } from "./HiddenFields";
import { NotSent, Sending, Sent, WithoutScript } from "./notices";

/**
 * Documents have put back what their history entry holds (early-submit.ts); a page opened in the app does it here, with
 * an estimate (src/ui/Estimate.tsx).
 */
function watch(part: HTMLElement | null) {
  if (!part) return;
  const { typed, figures }: HistoryEntry = history.state ?? {};
  const stop = watchForm(part, typed);
  const field = part.querySelector("textarea");
  if (figures && field) {
    field.value = withFigures(field.value, figures);
    if (field.form) keepTyped(field.form, { figures: undefined });
  }
  return stop;
}

/** A message with an estimate after what was typed, in place of the same one's earlier figures. */
function withFigures(message: string, { heading, lines }: Figures): string {
  const isFigure = (line = "") => lines.some(([name]) => line.startsWith(`${name}: `));
  let isEarlier = false;
  const others = message.split("\n").filter((line, index, all) => {
    isEarlier = isEarlier ? isFigure(line) : line === heading && isFigure(all[index + 1]);
    return !isEarlier;
  });
  const given = lines.filter(([, value]) => value).map((line) => line.join(": "));
  return `${others.join("\n").trim()}\n\n${[heading, ...given].join("\n")}`.trim();
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
          <p className={styles.privacy}>
            <RichText text={words.privacy} />
          </p>
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
