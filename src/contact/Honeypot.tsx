import { VisuallyHidden } from "~/ui/VisuallyHidden";
import { honeypotLabel } from "./content";

/** A name that autofill doesn't know. It does fill in "website". */
const name = "topic";

/** People take longer than this to write a message, ms. */
const minimumTime = 3000;

/** A hidden field that people don't find and spam programs fill in (decision 0009). */
export function Honeypot() {
  return (
    <VisuallyHidden>
      <label aria-hidden="true">
        {honeypotLabel}
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}

/** Signs of spam, sent along with the message for the endpoint to judge. */
export type SpamSignals = {
  /** Contents of the honeypot. */
  readonly [name]: string;
  /** Seconds since the document was opened. */
  readonly secondsToSubmit: number;
};

/** The spam signals of a form that is about to be sent. */
export const spamSignals = (form: HTMLFormElement): SpamSignals => ({
  [name]: String(new FormData(form).get(name) ?? ""),
  secondsToSubmit: Math.round(performance.now() / 1000),
});

/** Whether the form was surely filled in by a program. Either signal alone may be autofill. */
export const isSpam = (form: HTMLFormElement): boolean =>
  spamSignals(form)[name] !== "" && performance.now() < minimumTime;
