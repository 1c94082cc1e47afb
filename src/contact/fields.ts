import type { ContactFormValues } from "~/content-types";
import { fieldWords } from "./content";

type ContactField = {
  readonly name: keyof ContactFormValues;
  readonly autoComplete: "name" | "email" | "organization" | "tel" | "off";
  readonly type?: "email" | "tel";
  readonly inputMode?: "email" | "tel";
  readonly multiline?: boolean;
};

/** The fields of the contact form, in order (specification section 5). */
export const fields: readonly ContactField[] = [
  { name: "name", autoComplete: "name" },
  { name: "email", autoComplete: "email", type: "email", inputMode: "email" },
  { name: "company", autoComplete: "organization" },
  { name: "phone", autoComplete: "tel", type: "tel", inputMode: "tel" },
  { name: "message", autoComplete: "off", multiline: true },
];

/** The element of a field. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

const missingMessage = (control: TextControl): string =>
  fieldWords[control.name as keyof ContactFormValues].missing ?? "";

/** Makes the browser's validation refuse a required field that holds only spaces. */
export function refuseBlank(control: TextControl): void {
  const blank = control.required && control.value !== "" && control.value.trim() === "";
  control.setCustomValidity(blank ? missingMessage(control) : "");
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
