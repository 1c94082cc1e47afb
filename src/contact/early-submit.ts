export type EarlySubmit = {
  readonly release: () => void;
  readonly giveUp: () => void;
  /** True while a form is held that can still be released. */
  readonly isHolding: () => boolean;
};

/**
 * Holds a form that is sent while the page's script is still on its way. `release` sends it again,
 * once, to whoever listens now; `giveUp` lets the browser send it, as it does without a script.
 */
export function holdEarlySubmit(): EarlySubmit {
  let held: HTMLFormElement | undefined;
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    held = event.target as HTMLFormElement;
  };
  addEventListener("submit", hold);
  const stop = () => removeEventListener("submit", hold);
  return {
    isHolding: () => held !== undefined,
    release() {
      stop();
      held?.requestSubmit();
      held = undefined;
    },
    giveUp() {
      stop();
      held?.submit();
      held = undefined;
    },
  };
}
