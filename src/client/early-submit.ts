/** What holdEarlySubmit returns. */
export type EarlySubmit = {
  /** Whether a form is being held. */
  readonly isHolding: () => boolean;
  /** Resubmits once the form is hydrated. */
  readonly release: () => void;
  /** Submits without the script, which could not be loaded. */
  readonly giveUp: () => void;
};

/**
 * Holds a form that is submitted before hydration and shows it as being sent. A held form is sent
 * once, however often the functions are called. If the script can't be loaded or the visitor leaves
 * the page first, the browser posts a form that has an endpoint (method "post"); any other form shows
 * its notice with phone and email.
 *
 * Reads the method instead of `messageEndpoint`, which would bring the company record into the entry.
 */
export function holdEarlySubmit(): EarlySubmit {
  let held: HTMLFormElement | undefined;
  let scriptFailed = false;

  const hold = (event: SubmitEvent) => {
    // The hydrated form has handled it.
    if (event.defaultPrevented) return;
    event.preventDefault();
    held = event.target as HTMLFormElement;
    held.setAttribute("aria-busy", "true");
    if (scriptFailed) settle(sendWithoutScript);
  };

  const settle = (send: (form: HTMLFormElement) => void) => {
    const form = held;
    held = undefined;
    form?.removeAttribute("aria-busy");
    if (form) send(form);
  };

  addEventListener("submit", hold);
  addEventListener("pagehide", () => settle(postInBackground));
  return {
    isHolding: () => held !== undefined,
    release() {
      removeEventListener("submit", hold);
      settle((form) => form.requestSubmit());
    },
    giveUp() {
      scriptFailed = true;
      settle(sendWithoutScript);
    },
  };
}

function sendWithoutScript(form: HTMLFormElement): void {
  const notice = form.querySelector<HTMLElement>("[role=alert]");
  if (form.method === "post") form.submit();
  else if (notice) {
    notice.hidden = false;
    notice.focus();
  }
}

/** Posts a form without leaving the page or waiting for the response. */
function postInBackground(form: HTMLFormElement): void {
  const fields = [...new FormData(form)] as [string, string][];
  if (form.method === "post") navigator.sendBeacon(form.action, new URLSearchParams(fields));
}
