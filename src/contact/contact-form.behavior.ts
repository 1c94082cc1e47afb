import type { ContactFormValues } from "~/content-types";
import { pathTo } from "~/lib/routes";
import { delivery } from "~/site/delivery";
import { deliver } from "./deliver";
import { putBack } from "./early-submit";
import { type Control, controlsOf, mark, refuseBlank, showError, valuesOf } from "./fields";
import { forget, keep, keepWhileTyping } from "./keep";

/** How long the thanks are shown, ms. */
const thanksTime = 3000;

/** Each stage but "editing" has a notice with its name in `data-notice`. */
type Stage = "editing" | "sending" | "sent" | "failed";

/*
 * The message outlives the form, because each page shows a form of its own: what a visitor has typed
 * on one page is in the form of the next, until it has been sent. Before that, after a reload, it's in the page's
 * history entry, where `keep` puts it.
 */
let draft: ContactFormValues | undefined;
let stage: Stage = "editing";
let showStage = () => {};

/**
 * Brings a contact form to life: errors under its fields, delivery, notices. Changes only attributes
 * and texts of errors and notices, so it works on whatever translators and extensions have made of it.
 * `typed` is what to put into it if there is no draft. Returns a function that stops it. Throws if the element has no form.
 */
export function watch(part: HTMLElement, typed?: ContactFormValues): () => void {
  const form = part.querySelector("form");
  if (!form) throw new Error("The contact form is missing.");
  // As text, translators find them.
  for (const element of part.querySelectorAll<HTMLElement>("[data-words]:empty")) {
    element.textContent = element.dataset["words"] ?? "";
  }
  const listeners = new AbortController();
  const { signal } = listeners;

  const show = () => {
    const focused = document.activeElement;
    const losesFocus = focused === document.body || part.contains(focused);
    form.inert = stage === "sending" || stage === "sent";
    mark(form, "aria-busy", stage === "sending");
    // At once: Back would fill in again what is there when the visitor leaves.
    if (stage === "sent") form.reset();
    let shown: HTMLElement = form;
    for (const notice of part.querySelectorAll<HTMLElement>("[data-notice]")) {
      notice.hidden = notice.dataset["notice"] !== stage;
      if (!notice.hidden) shown = notice;
    }
    if (!losesFocus) return;
    shown.focus({ preventScroll: stage !== "failed" });
    // On a phone the thanks begin above the screen or behind the header, because Send is at the end of the form.
    const { scrollMarginTop } = getComputedStyle(shown);
    const isCovered = shown.getBoundingClientRect().top < Number.parseFloat(scrollMarginTop);
    if (stage === "sent" && isCovered) shown.scrollIntoView();
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
      if (control.validity.valid) showError(control);
    }
  };

  const check = (event: Event) => {
    const control = event.target as Control;
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
  const stopKeeping = keepWhileTyping(form);
  putBack(form, draft ?? typed);
  if (draft && isEmpty(draft)) forget();
  else if (draft) keep(form);
  showStage = show;
  if (stage !== "editing") show();

  return () => {
    listeners.abort();
    stopKeeping();
    const left = valuesOf(form);
    // A form that nobody has used says nothing about another one.
    if (draft || !isEmpty(left)) draft = left;
    showStage = () => {};
  };
}

/** Delivers the message, also when the visitor goes to another page in the meantime. */
async function send(form: HTMLFormElement): Promise<void> {
  const { pathname } = location;
  // At once, so that a double press sends only once.
  change("sending");
  const answer = deliver(form);
  keep(form);
  const arrived = await answer.catch(() => false);
  if (!arrived) {
    // The visitor has gone on to another page (src/client/message-notice.ts).
    if (location.pathname !== pathname)
      dispatchEvent(new CustomEvent("messagefailed", { detail: pathname }));
    return change("failed");
  }
  draft = {};
  forget();
  change("sent");
  setTimeout(() => change("editing"), thanksTime);
  // As a document, so that counters count a view. A visitor who has gone on to another page stays there.
  if (delivery?.thanks && location.pathname === pathname) {
    location.assign(pathTo(delivery.thanks.page));
  }
}

const isEmpty = (values: ContactFormValues) => !Object.values(values).some(Boolean);

function change(next: Stage): void {
  stage = next;
  showStage();
}
