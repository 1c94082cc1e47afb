export type EarlySubmit = {
  /** True while a form is held. */
  readonly isHolding: () => boolean;
  /** Sends the held form again, to the script that has taken it over. */
  readonly release: () => void;
  /** Says that the script can't be loaded. */
  readonly giveUp: () => void;
};

/**
 * Holds a form that is sent while the page's script is still loading, and shows that it is being
 * sent. Both results can be called at any time and more than once; a held form is sent once. A form
 * with an endpoint (method "post") is posted by the browser itself if the script can't be loaded or
 * the visitor leaves the page first. Another one shows how else to reach the company.
 *
 * The form says which it is: the constant would bring the whole company record into this script.
 */
export function holdEarlySubmit(): EarlySubmit {
  let held: HTMLFormElement | undefined;
  let scriptFailed = false;

  const hold = (event: SubmitEvent) => {
    // The script has answered already.
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

/** Posts a form as the browser would, without leaving the page or waiting for an answer. */
function postInBackground(form: HTMLFormElement): void {
  const fields = [...new FormData(form)] as [string, string][];
  if (form.method === "post") navigator.sendBeacon(form.action, new URLSearchParams(fields));
}
