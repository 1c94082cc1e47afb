import { VisuallyHidden } from "~/ui/VisuallyHidden";

/** No autofill knows this name or the label below; "website" is one that they fill in. */
const name = "topic";

/** People take longer than this to write a message, ms. */
const minimumTime = 3000;

/** The honeypot: a field that people don't find and that programs fill in (decision 0009). */
export function Honeypot() {
  return (
    <VisuallyHidden>
      <label aria-hidden="true">
        Leave this empty
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}

/** What a form tells about who filled it in. */
export type SpamSignals = {
  /** Contents of the honeypot. */
  readonly [name]: string;
  /** Seconds since the document was opened. */
  readonly secondsToSubmit: number;
};

export const spamSignals = (form: HTMLFormElement): SpamSignals => ({
  [name]: String(new FormData(form).get(name) ?? ""),
  secondsToSubmit: Math.round(performance.now() / 1000),
});

/** Whether a program filled the form in. Either signal alone may be a person with autofill. */
export const isSpam = (form: HTMLFormElement): boolean =>
  spamSignals(form)[name] !== "" && performance.now() < minimumTime;
