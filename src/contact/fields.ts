import type { ContactFormValues } from "~/content-types";

type ContactField = {
  readonly name: keyof ContactFormValues;
  readonly label: string;
  readonly autoComplete: "name" | "email" | "organization" | "tel" | "off";
  readonly type?: "email" | "tel";
  readonly inputMode?: "email" | "tel";
  readonly multiline?: boolean;
  /** Makes the field required: what to say when it has no answer. */
  readonly missing?: string;
};

/** The fields of the contact form, in order (specification section 5). */
export const fields: readonly ContactField[] = [
  { name: "name", label: "Name", autoComplete: "name", missing: "Tell us your name." },
  {
    name: "email",
    label: "Email",
    autoComplete: "email",
    type: "email",
    inputMode: "email",
    missing: "We need an email address to reply to.",
  },
  { name: "company", label: "Company", autoComplete: "organization" },
  { name: "phone", label: "Phone", autoComplete: "tel", type: "tel", inputMode: "tel" },
  {
    name: "message",
    label: "Message",
    autoComplete: "off",
    multiline: true,
    missing: "Tell us what is getting in the way.",
  },
];

/** A control that takes text: what the browser's checks and ours look at. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** What to say about a required field without an answer. */
const missingFrom = (control: TextControl): string =>
  fields.find(({ name }) => name === control.name)?.missing ?? "";

/** Teaches the browser's own check that spaces only are no answer to a required field. */
export function refuseBlank(control: TextControl): void {
  const blank = control.required && control.value !== "" && control.value.trim() === "";
  control.setCustomValidity(blank ? missingFrom(control) : "");
}

/** What is wrong with a value, in words; "" if nothing is. */
export const reasonAgainst = (control: TextControl): string =>
  control.validity.valueMissing ? missingFrom(control) : control.validationMessage;

/** What the visitor typed, without the spaces around it. */
export function valuesOf(form: HTMLFormElement): ContactFormValues {
  const typed = new FormData(form);
  const value = (name: keyof ContactFormValues) => String(typed.get(name) ?? "").trim();
  return {
    name: value("name"),
    email: value("email"),
    company: value("company"),
    phone: value("phone"),
    message: value("message"),
  };
}
