/** Name of the honeypot. Autofill doesn't know it; it does fill in "website". */
export const honeypotName = "topic";

/** People take longer than this to write a message, ms. */
const minimumTime = 3000;

/** Signs of spam, sent along with the message for the endpoint to judge. */
export type SpamSignals = {
  /** Contents of the honeypot. */
  readonly [honeypotName]: string;
  /** Seconds since the document was opened. */
  readonly secondsToSubmit: number;
};

/** The spam signals of a form that is about to be sent. */
export const spamSignals = (form: HTMLFormElement): SpamSignals => ({
  [honeypotName]: String(new FormData(form).get(honeypotName) ?? ""),
  secondsToSubmit: Math.round(performance.now() / 1000),
});

/** Whether the form was surely filled in by a program. Either signal alone may be autofill. */
export const isSpam = (form: HTMLFormElement): boolean =>
  spamSignals(form)[honeypotName] !== "" && performance.now() < minimumTime;
