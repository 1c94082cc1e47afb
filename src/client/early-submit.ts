/**
 * Whether there is a `messageEndpoint`. vite.config.ts fills it in: an import would load the chunk of
 * src/site/company.ts at first.
 */
declare const __HAS_ENDPOINT__: boolean;

/**
 * Holds a form that is submitted before its script has loaded, and shows it as being sent (aria-busy)
 * until start-app.tsx releases it. With an endpoint the browser itself posts it if the visitor leaves the
 * page first, or if the script can't be loaded. Without one, the page then reloads once and keeps what
 * was typed, if a deploy has removed the script or the browser was offline. Else it shows its notice
 * with phone and email: a reload would lead to the browser's error page.
 *
 * Returns a function to call if the script can't be loaded. A build has only the code for its endpoint or
 * for none.
 */
export function holdEarlySubmit(): () => void {
  /** Whether a reload may bring the script that failed; null until it has failed. */
  let canReload: boolean | null = null;

  // What had been typed before the reload.
  const typed: Readonly<Record<string, string>> | undefined = history.state?.typed;
  const form = document.querySelector<HTMLFormElement>("main form");
  if (typed && form) {
    history.replaceState(null, "");
    for (const control of form.elements as Iterable<HTMLInputElement>) {
      control.value = typed[control.name] ?? "";
    }
    showNotSent(form);
  }

  const sendWithoutScript = (form: HTMLFormElement) => {
    if (__HAS_ENDPOINT__) form.submit();
    else if (canReload && navigator.onLine) {
      history.replaceState({ typed: Object.fromEntries(new FormData(form)) }, "");
      location.reload();
    } else showNotSent(form);
  };

  const giveUp = () => {
    canReload ??=
      !typed && (!navigator.onLine || performance.getEntriesByType("resource").some(isMissing));
    settle(sendWithoutScript);
  };

  window.onsubmit = (event) => {
    // The form's script has handled it.
    if (event.defaultPrevented) return;
    event.preventDefault();
    (event.target as HTMLFormElement).ariaBusy = "true";
    if (canReload !== null) giveUp();
  };
  window.onpagehide = () => settle(postInBackground);
  return giveUp;
}

/** Whether the server has answered that it doesn't have a file, unlike a network that doesn't answer. */
const isMissing = (file: PerformanceEntry) =>
  (file as PerformanceResourceTiming).responseStatus > 399;

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
  if (__HAS_ENDPOINT__) {
    navigator.sendBeacon(form.action, new URLSearchParams(new FormData(form) as never));
  }
}
