import type { ContactFormValues } from "~/content-types";
import { fieldWords } from "./content";

type ContactField = {
  readonly name: keyof ContactFormValues;
  /** Never "off": with it, Back would not bring back what was typed. */
  readonly autoComplete?: "name" | "email" | "organization" | "tel";
  readonly type?: "email" | "tel";
  readonly inputMode?: "email" | "tel";
  readonly multiline?: boolean;
};

/** The fields of the contact form, in order. */
export const fields: readonly ContactField[] = [
  { name: "name", autoComplete: "name" },
  { name: "email", autoComplete: "email", type: "email", inputMode: "email" },
  { name: "company", autoComplete: "organization" },
  { name: "phone", autoComplete: "tel", type: "tel", inputMode: "tel" },
  { name: "message", multiline: true },
];

/** The element of a field. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The elements of a form's fields, without those that an extension has removed. */
export const controlsOf = (form: HTMLFormElement): readonly TextControl[] =>
  fields
    .map(({ name }) => form.elements.namedItem(name) as TextControl | null)
    .filter((control) => control !== null);

/** Nothing but spaces, controls, and characters without a shape, such as U+200B and Braille's blank. */
const blank = /^[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

const missingMessage = (control: TextControl): string =>
  fieldWords[control.name as keyof ContactFormValues].missing ?? "";

/** Makes the browser's validation refuse a required field in which nothing can be seen. */
export function refuseBlank(control: TextControl): void {
  const refused = control.required && blank.test(control.value);
  control.setCustomValidity(refused ? missingMessage(control) : "");
}

/** The error message of a field, or "" if its value is valid. */
export const errorOf = (control: TextControl): string =>
  control.validity.valueMissing ? missingMessage(control) : control.validationMessage;

/** The form's values, trimmed. */
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
