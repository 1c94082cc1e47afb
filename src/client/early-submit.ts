/**
 * Whether there is a `delivery`. vite.config.ts fills it in: an import would load the chunk of its
 * module at first.
 */
declare const __HAS_DELIVERY__: boolean;

/** How long a held form waits for its script, ms. */
const patience = 8000;

/** Keeps what has been typed into a form in the page's history entry, for Back and a reload. */
export function keepTyped(form: HTMLFormElement): void {
  history.replaceState({ ...history.state, typed: Object.fromEntries(new FormData(form)) }, "");
}

/**
 * Puts back what had been typed before. Holds a form that is submitted before its script has loaded, and shows it
 * as being sent (aria-busy) until start-app.tsx releases it; one with missing fields then shows what is missing. With an
 * endpoint the browser itself posts a held form if the visitor leaves the page first, or if the script can't be loaded
 * or doesn't come. Without one, the form then shows its notice with phone and email, and keeps what was typed.
 *
 * Returns a function to call if the script can't be loaded. A build has only the code for its endpoint or
 * for none.
 */
export function holdEarlySubmit(): () => void {
  let hasFailed = false;
  // Ends the notice that the style sheet shows without the script.
  if (!__HAS_DELIVERY__) document.documentElement.dataset["script"] = "";

  const typed: Readonly<Record<string, string>> | undefined = history.state?.typed;
  const form = document.querySelector<HTMLFormElement>("main form");
  if (typed && form) {
    for (const control of form.elements as Iterable<HTMLInputElement>) {
      control.checked ||= Boolean(typed[control.name]);
      control.value ||= typed[control.name] ?? "";
    }
  }

  const sendWithoutScript = (form: HTMLFormElement) => {
    if (!form.reportValidity()) return;
    if (__HAS_DELIVERY__) {
      // Until the endpoint's page is there, nothing else sends it. An endpoint may answer without a page.
      showPosting(form, true);
      setTimeout(() => {
        showPosting(form, false);
        showNotSent(form);
      }, patience);
      form.submit();
    } else showNotSent(form);
  };

  const giveUp = () => {
    hasFailed = true;
    settle(sendWithoutScript);
  };

  const hold = (event: Event) => {
    // Released, or the form's script has handled it, or the browser itself has to say what is missing.
    if (!window.onsubmit || event.defaultPrevented || (hasFailed && event.type === "invalid"))
      return;
    event.preventDefault();
    const { target } = event as Event & { target: HTMLInputElement };
    const held = target.form ?? target;
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
function settle(send: (form: HTMLFormElement) => void): void {
  const form = document.querySelector<HTMLFormElement>("form[aria-busy]:not([inert])");
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
