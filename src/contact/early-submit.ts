/**
 * Holds a form that is sent while the page's script is still on its way. `release` sends it again,
 * once, to whoever listens now; `giveUp` lets the browser send it, as it does without a script.
 */
export function holdEarlySubmit(): { release: () => void; giveUp: () => void } {
  let held: HTMLFormElement | undefined;
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    held = event.target as HTMLFormElement;
  };
  addEventListener("submit", hold);
  const stop = () => removeEventListener("submit", hold);
  return {
    release() {
      stop();
      held?.requestSubmit();
    },
    giveUp() {
      stop();
      held?.submit();
    },
  };
}
