import { deliver } from "./delivery";
import { controlsOf, errorOf, refuseBlank, type TextControl } from "./fields";

/** How long the thanks are shown, ms. */
const thanksTime = 3000;

/** Each stage but "editing" has a notice with its name in `data-notice`. */
type Stage = "editing" | "sending" | "sent" | "failed";

/*
 * The message outlives the form, because each page shows a form of its own: what a visitor has typed
 * on one page is in the form of the next, until it has been sent. Before that, after a reload, it's in the page's
 * history entry, where start-app.tsx keeps it.
 */
let draft: Readonly<Record<string, FormDataEntryValue>> | undefined;
let stage: Stage = "editing";
let showStage = () => {};

/**
 * Brings a contact form to life: errors under its fields, delivery, notices. Changes only attributes
 * and texts of errors and notices, so it works on whatever translators and extensions have made of it.
 * Returns a function that stops it. Throws if the element has no form.
 */
export function watchForm(island: HTMLElement): () => void {
  const form = island.querySelector("form");
  if (!form) throw new Error("The contact form is missing.");
  // As text, translators find them.
  for (const element of island.querySelectorAll<HTMLElement>("[data-words]:empty")) {
    element.textContent = element.dataset["words"] ?? "";
  }
  const listeners = new AbortController();
  const { signal } = listeners;

  const show = () => {
    const focused = document.activeElement;
    const losesFocus = focused === document.body || island.contains(focused);
    form.inert = stage === "sending" || stage === "sent";
    mark(form, "aria-busy", stage === "sending");
    // At once: Back would fill in again what is there when the visitor leaves.
    if (stage === "sent") form.reset();
    let shown: HTMLElement = form;
    for (const notice of island.querySelectorAll<HTMLElement>("[data-notice]")) {
      notice.hidden = notice.dataset["notice"] !== stage;
      if (!notice.hidden) shown = notice;
    }
    if (losesFocus) shown.focus({ preventScroll: shown === form });
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (form.inert) return;
    checkAgain();
    if (form.checkValidity()) send(form);
  };

  /** For values that were set before this script had loaded, or that autofill sets without an event. */
  const checkAgain = () => {
    for (const control of controlsOf(form)) {
      refuseBlank(control);
      if (control.hasAttribute("aria-invalid")) showError(control);
    }
  };

  const check = (event: Event) => {
    const control = event.target as TextControl;
    refuseBlank(control);
    const refused = event.type === "invalid";
    if (refused) {
      // Errors are shown under all fields at once; the browser's bubble would cover them.
      event.preventDefault();
      if (control === form.querySelector(":invalid")) control.focus();
    }
    if (refused || control.hasAttribute("aria-invalid")) showError(control);
  };

  form.addEventListener("submit", submit, { signal });
  // A press of Send, or Enter in a field, comes before the browser's own validation.
  form.addEventListener("click", checkAgain, { signal });
  form.addEventListener("input", check, { signal });
  form.addEventListener("invalid", check, { signal, capture: true });
  const typed = draft ?? history.state?.typed ?? {};
  for (const control of controlsOf(form)) control.value ||= typed[control.name] ?? "";
  if (draft) forgetTyped();
  showStage = show;
  if (stage !== "editing") show();

  return () => {
    listeners.abort();
    draft = Object.fromEntries(new FormData(form));
    showStage = () => {};
  };
}

/** Delivers the message, also when the visitor goes to another page in the meantime. */
async function send(form: HTMLFormElement): Promise<void> {
  // At once, so that a double press sends only once.
  change("sending");
  const arrived = await deliver(form).catch(() => false);
  if (!arrived) return change("failed");
  draft = {};
  forgetTyped();
  change("sent");
  setTimeout(() => change("editing"), thanksTime);
}

/** What is in the history entry has been sent, or is older than the draft. */
function forgetTyped(): void {
  if (history.state?.typed) history.replaceState(null, "");
}

function change(next: Stage): void {
  stage = next;
  showStage();
}

function showError(control: TextControl): void {
  const error = errorOf(control);
  mark(control, "aria-invalid", error !== "");
  const place = document.getElementById(control.getAttribute("aria-describedby") ?? "");
  if (place) place.textContent = error;
}

/** Sets or removes an ARIA state. As an attribute, because older browsers don't have the property. */
function mark(element: HTMLElement, state: "aria-busy" | "aria-invalid", on: boolean): void {
  if (on) element.setAttribute(state, "true");
  else element.removeAttribute(state);
}
