import type { ContactField, Words } from "~/content-types";
import { emailHref, phoneHref } from "~/lib/hrefs";
import { company } from "~/site/company";

const { phone, email, replyTime } = company;
const phoneLink = { text: phone.text, href: phoneHref(phone) };
const emailLink = { text: email, href: emailHref(email) };

/** The form's fields, in order. Two short ones stand side by side. */
export const fields: readonly ContactField[] = [
  {
    name: "name",
    label: "Name",
    kind: "text",
    autoComplete: "name",
    missing: "Bitte geben Sie Ihren Namen an.",
  },
  {
    name: "email",
    label: "E-Mail",
    kind: "email",
    autoComplete: "email",
    missing: "Bitte geben Sie eine E-Mail-Adresse an, damit wir antworten können.",
  },
  { name: "company", label: "Unternehmen", kind: "text", autoComplete: "organization" },
  { name: "phone", label: "Telefon", kind: "tel", autoComplete: "tel" },
  {
    name: "message",
    label: "Nachricht",
    kind: "lines",
    missing: "Bitte schreiben Sie uns, worum es geht.",
  },
];

/** First option of a choice, until the visitor has chosen. */
export const choose = "Bitte wählen";

/** Accessible name of the form. */
export const formLabel = "Kontaktformular";

export const submitLabel = "Nachricht senden";

/** Under the button. */
export const privacy = "Ihre Angaben verwenden wir nur, um Ihnen zu antworten.";

/** While the message is being sent: on the button, and for screen readers. */
export const sending = { label: "Wird gesendet …", status: "Ihre Nachricht wird gesendet …" };

/** In the form's place after the message was sent. */
export const sent = {
  thanks: "Vielen Dank!",
  confirmation: "Ihre Nachricht ist angekommen.",
  nextSteps: [
    "Wir haben Ihre Nachricht.",
    "Eine Technikerin oder ein Techniker liest sie.",
    `Sie bekommen ${replyTime} eine Antwort.`,
  ],
};

/** In the form when the message could not be sent. Text browsers always show the second paragraph. */
export const notSent: {
  readonly failure: string;
  /** Instead of it, while the script that sends has not come. */
  readonly notYet: string;
  readonly otherWays: Words;
} = {
  failure:
    "Das Formular konnte Ihre Nachricht nicht senden. Ihr Text ist noch da, versuchen Sie es bitte noch einmal.",
  notYet: "Das Formular wird noch geladen.",
  otherWays: ["Sie können auch anrufen, ", phoneLink, ", oder an ", emailLink, " schreiben."],
};

/** In the form's place if it needs JavaScript and there is none. */
export const withoutScript: readonly Words[] = [
  ["Dieses Formular braucht JavaScript, das in Ihrem Browser abgeschaltet ist."],
  ["Schreiben Sie an ", emailLink, " oder rufen Sie an: ", phoneLink, "."],
];

/** Label of the honeypot, for screen readers that reach it. */
export const honeypotLabel = "Bitte leer lassen";
