import type { ContactFormValues } from "~/content-types";
import { fields } from "~/site/words/contact-form";

/** The element of a field. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The elements of a form's fields, without those that an extension has removed. */
export const controlsOf = (form: HTMLFormElement): readonly Control[] =>
  fields
    .map(({ name }) => form.elements.namedItem(name) as Control | null)
    .filter((control) => control !== null);

/** Nothing but spaces, controls, and characters without a shape, such as U+200B and Braille's blank. */
const blank = /^[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

const missingMessage = (control: Control): string =>
  fields.find(({ name }) => name === control.name)?.missing ?? "";

/** Makes the browser's validation refuse a required field in which nothing can be seen. */
export function refuseBlank(control: Control): void {
  const refused = control.required && blank.test(control.value);
  control.setCustomValidity(refused ? missingMessage(control) : "");
}

/** The error message of a field, or "" if its value is valid. */
const errorOf = (control: Control): string =>
  control.validity.valueMissing ? missingMessage(control) : control.validationMessage;

/** Shows the error of a field under it, or none if its value is valid. */
export function showError(control: Control): void {
  const error = errorOf(control);
  mark(control, "aria-invalid", error !== "");
  const place = document.getElementById(control.getAttribute("aria-describedby") ?? "");
  if (place) place.textContent = error;
}

/** Sets or removes an ARIA state. As an attribute, because older browsers don't have the property. */
export function mark(element: HTMLElement, state: "aria-busy" | "aria-invalid", on: boolean): void {
  if (on) element.setAttribute(state, "true");
  else element.removeAttribute(state);
}

/** The form's values, trimmed. */
export function valuesOf(form: HTMLFormElement): ContactFormValues {
  const typed = new FormData(form);
  return Object.fromEntries(fields.map(({ name }) => [name, String(typed.get(name) ?? "").trim()]));
}
