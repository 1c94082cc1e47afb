import { contactForm, keepTyped, settle } from "./early-submit";

/** Submits the form that early-submit.ts holds, which its script now handles, and holds no more. */
export function releaseEarlySubmit(): void {
  window.onsubmit = null;
  window.onpagehide = null;
  settle((form) => form.requestSubmit());
}

/** Keeps what is typed for Back, when the visitor goes on to a page in the app. */
export function keepForBack(): void {
  const form = contactForm();
  // One that is being sent is kept in contact-form.behavior.ts.
  if (form && !form.inert) keepTyped(form);
}
