import type { ContactFormValues } from "~/content-types";
import type { HistoryEntry } from "~/lib/history-entry";
import { patience } from "~/lib/patience";

declare global {
  /** Whether there is a `delivery`. vite.config.ts fills it in: an import would load the chunk of its module at first. */
  const __HAS_DELIVERY__: boolean;
}

const selector = "[data-behavior=contact-form] form";

/** The page's contact form. */
export const contactForm = () => document.querySelector<HTMLFormElement>(selector);

/** Keeps what has been typed, and what else is known of it, in the page's history entry, for Back and a reload. */
export function keepTyped(form: HTMLFormElement, more?: HistoryEntry): void {
  const typed = Object.fromEntries(new FormData(form));
  history.replaceState({ ...history.state, typed, ...more }, "");
}

/** Puts values into the fields of a form in which there is none. */
export function putBack(form: HTMLFormElement, values: ContactFormValues = {}): void {
  for (const control of form.elements as Iterable<HTMLInputElement>) {
    const value = values[control.name];
    if (!value) continue;
    control.checked = true;
    control.value ||= value;
  }
}

/** The form that is held. One that is being delivered is inert. */
export const heldForm = () =>
  document.querySelector<HTMLFormElement>(`${selector}[aria-busy]:not([inert])`);

/**
 * Puts back what had been typed into the contact form before. Holds one that is submitted before its script has loaded,
 * and shows it as being sent (aria-busy) until `releaseEarlySubmit`; one with missing fields then shows what is missing.
 * With an endpoint the browser itself posts a held form if the visitor leaves the page first, or if the script can't be
 * loaded or doesn't come. Without one, the form then shows its notice with phone and email, and keeps what was typed.
 *
 * Returns a function to call if the script can't be loaded. A build has only the code for its endpoint or
 * for none.
 */
export function holdEarlySubmit(): () => void {
  let hasFailed = false;
  // Ends the notice that the style sheet shows without the script.
  if (!__HAS_DELIVERY__) document.documentElement.dataset["script"] = "";

  const form = contactForm();
  if (form) putBack(form, (history.state as HistoryEntry | null)?.typed);

  const sendWithoutScript = (form: HTMLFormElement) => {
    if (!form.reportValidity()) return;
    if (__HAS_DELIVERY__) {
      // Until the endpoint's page is there, nothing else sends it. An endpoint may answer without a page.
      showPosting(form, true);
      const timer = setTimeout(() => {
        showPosting(form, false);
        showNotSent(form);
      }, patience);
      // The endpoint's page is there, and Back may show this one as it was left.
      window.onpagehide = () => {
        showPosting(form, false);
        clearTimeout(timer);
      };
      form.submit();
    } else showNotSent(form);
  };

  const giveUp = () => {
    hasFailed = true;
    settle(sendWithoutScript);
  };

  const hold = (event: Event) => {
    const { target } = event as Event & { target: HTMLInputElement };
    const held = target.form ?? target;
    // Another form, or released, or handled by the form's script, or the browser itself has to say what is missing.
    if (
      !held.matches(selector) ||
      !window.onsubmit ||
      event.defaultPrevented ||
      (hasFailed && event.type === "invalid")
    )
      return;
    event.preventDefault();
    held.setAttribute("aria-busy", "true");
    // Once the visitor writes what is missing, it's not to be sent before the next press.
    held.oninput = event.type === "invalid" ? () => held.removeAttribute("aria-busy") : null;
    setTimeout(giveUp, hasFailed ? 0 : patience);
  };
  window.onsubmit = hold;
  addEventListener("invalid", hold, true);
  window.onpagehide = () => settle(postInBackground);
  return giveUp;
}

/** Ends the hold of a form and sends it. */
export function settle(send: (form: HTMLFormElement) => void): void {
  const form = heldForm();
  if (!form) return;
  form.removeAttribute("aria-busy");
  send(form);
}

/** Shows a form as being posted by the browser, or as editable again. */
function showPosting(form: HTMLFormElement, posting: boolean): void {
  form.inert = posting;
  if (posting) form.setAttribute("aria-busy", "true");
  else form.removeAttribute("aria-busy");
}

function showNotSent(form: HTMLFormElement): void {
  // The visitor may reload the page.
  keepTyped(form);
  const notice = form.querySelector("[role=alert]") as HTMLElement;
  notice.hidden = false;
  notice.focus();
}

/** Posts a form without leaving the page or waiting for the response. */
function postInBackground(form: HTMLFormElement): void {
  if (__HAS_DELIVERY__ && form.matches(":valid")) {
    navigator.sendBeacon(form.action, new URLSearchParams(new FormData(form) as never));
  }
}
