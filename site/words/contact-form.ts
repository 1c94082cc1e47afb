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
    missing: "Enter your name.",
  },
  {
    name: "email",
    label: "Email",
    kind: "email",
    autoComplete: "email",
    missing: "Enter an email address so we can reply.",
  },
  { name: "company", label: "Company", kind: "text", autoComplete: "organization" },
  { name: "phone", label: "Phone", kind: "tel", autoComplete: "tel" },
  {
    name: "message",
    label: "Message",
    kind: "lines",
    missing: "Tell us what you need help with.",
  },
];

/** First option of a choice, until the visitor has chosen. */
export const choose = "Choose one";

/** Accessible name of the form. */
export const formLabel = "Contact";

export const submitLabel = "Send Message";

/** Under the button: words, or a list with links. */
// The sample's: what it does with messages.
export const privacy: string | Words = "We use what you type only to handle your request.";

/** While the message is being sent: on the button, and for screen readers. */
export const sending = { label: "Sending…", status: "Sending your message…" };

/** In the form's place after the message was sent. */
export const sent = {
  thanks: "Thank you!",
  confirmation: "Message Sent Successfully!",
  // The sample's: who reads a message.
  nextSteps: ["We have your message.", "An engineer will read it.", `We'll reply ${replyTime}.`],
};

/** In the form when the message could not be sent. Text browsers always show the second paragraph. */
export const notSent: {
  readonly failure: string;
  /** Instead of it, while the script that sends has not come. */
  readonly notYet: string;
  readonly otherWays: Words;
} = {
  failure:
    "This form couldn't send your message. Everything you typed is still here, so try again.",
  notYet: "This form is still loading.",
  otherWays: ["You can also call ", phoneLink, " or write to ", emailLink, "."],
};

/** In the form's place if it needs JavaScript and there is none. */
export const withoutScript: readonly Words[] = [
  ["This form needs JavaScript, which is turned off in your browser."],
  ["Write to ", emailLink, " or call ", phoneLink, `. We'll reply ${replyTime}.`],
];

/** Label of the honeypot, for screen readers that reach it. */
export const honeypotLabel = "Leave this empty";
