import type { ContactFormValues, RichText } from "~/content-types";
import { company } from "~/site/company";

const { phone, email, replyTime } = company;
const phoneLink = { text: phone.text, href: phone.href };
const emailLink = { text: email.text, href: email.href };

type FieldWords = {
  readonly label: string;
  /** Shown when the visitor leaves the field empty; makes the field required. */
  readonly missing?: string;
};

/** Labels and messages of the form's fields. */
export const fieldWords: Readonly<Record<keyof ContactFormValues, FieldWords>> = {
  name: { label: "Name", missing: "Enter your name." },
  email: { label: "Email", missing: "Enter an email address so we can reply." },
  company: { label: "Company" },
  phone: { label: "Phone" },
  message: { label: "Message", missing: "Tell us what you need help with." },
};

/** Accessible name of the form. */
export const formLabel = "Contact";

export const submitLabel = "Send Message";

/** Under the button. */
// The sample's: what it does with messages.
export const privacy = "We use what you type only to answer you.";

/** While the message is being sent: on the button, and for screen readers. */
export const sending = { label: "Sending…", status: "Sending your message…" };

/** In the form's place after the message was sent. */
export const sent = {
  thanks: "Thank you!",
  confirmation: "Message Sent Successfully!",
  nextSteps: ["We have your message.", "An engineer will read it.", `We'll reply ${replyTime}.`],
};

/** In the form when the message could not be sent. Text browsers always show the second paragraph. */
export const notSent: { readonly failure: string; readonly otherWays: RichText } = {
  failure:
    "This form couldn't send your message. Everything you typed is still here, so try again.",
  otherWays: ["You can also call ", phoneLink, " or write to ", emailLink, "."],
};

/** In the form's place if it needs JavaScript and there is none. */
export const withoutScript: readonly RichText[] = [
  ["This form needs JavaScript, which is turned off in your browser."],
  ["Write to ", emailLink, " or call ", phoneLink, `. We'll reply ${replyTime}.`],
];

/** Label of the honeypot, for screen readers that reach it. */
export const honeypotLabel = "Leave this empty";
