/**
 * Holds a form that is submitted before its script has loaded, and shows it as being sent (aria-busy)
 * until start-app.tsx releases it. If the visitor leaves the page first, or if the script can't be
 * loaded, the browser posts a form that has an endpoint (method "post"). Any other form whose script
 * can't be loaded reloads the page once, because a new deploy may have removed that script, and keeps
 * what was typed; after that it shows its notice with phone and email.
 *
 * Returns a function to call if the script can't be loaded. Reads the method instead of
 * `messageEndpoint`, which would bring the company record into the entry.
 */
export function holdEarlySubmit(): () => void {
  let scriptFailed = false;

  // What had been typed before the reload.
  const typed: Readonly<Record<string, string>> | undefined = history.state?.typed;
  const [form] = document.forms;
  if (typed && form) {
    history.replaceState(null, "");
    for (const [name, value] of Object.entries(typed)) {
      (form.elements.namedItem(name) as HTMLInputElement).value = value;
    }
    showNotSent(form);
  }

  const sendWithoutScript = (form: HTMLFormElement) => {
    if (form.method === "post") form.submit();
    else if (typed || !navigator.onLine) showNotSent(form);
    else {
      history.replaceState({ typed: Object.fromEntries(new FormData(form)) }, "");
      location.reload();
    }
  };

  const giveUp = () => {
    scriptFailed = true;
    settle(sendWithoutScript);
  };

  window.onsubmit = (event) => {
    // The form's script has handled it.
    if (event.defaultPrevented) return;
    event.preventDefault();
    (event.target as HTMLFormElement).ariaBusy = "true";
    if (scriptFailed) giveUp();
  };
  window.onpagehide = () => settle(postInBackground);
  return giveUp;
}

/** Ends the hold of a form and sends it. */
function settle(send: (form: HTMLFormElement) => void): void {
  const form = document.querySelector<HTMLFormElement>("form[aria-busy]");
  if (!form) return;
  form.ariaBusy = null;
  send(form);
}

function showNotSent(form: HTMLFormElement): void {
  const notice = form.querySelector("[role=alert]") as HTMLElement;
  notice.hidden = false;
  notice.focus();
}

/** Posts a form without leaving the page or waiting for the response. */
function postInBackground(form: HTMLFormElement): void {
  const fields = [...new FormData(form)] as [string, string][];
  if (form.method === "post") navigator.sendBeacon(form.action, new URLSearchParams(fields));
}
