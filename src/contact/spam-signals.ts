import type { Delivery } from "~/site/delivery";

/** People take longer than this to write a message, ms. */
const minimumTime = 3000;

/** Name of the honeypot. Autofill doesn't know "topic"; it does fill in "website". */
export const honeypotOf = ({ honeypot = "topic" }: Delivery): string => honeypot;

/** Signs of spam, sent along with the message for the receiver to judge. */
export type SpamSignals = {
  /** Contents of the honeypot. */
  readonly honeypot: string;
  /** Seconds since the document was opened. */
  readonly secondsToSubmit: number;
};

/** The spam signals of a form that is about to be sent. */
export const spamSignals = (form: HTMLFormElement, delivery: Delivery): SpamSignals => ({
  honeypot: String(new FormData(form).get(honeypotOf(delivery)) ?? ""),
  secondsToSubmit: Math.round(performance.now() / 1000),
});

/** Whether the form was surely filled in by a program. Either signal alone may be autofill. */
export const isSpam = ({ honeypot }: SpamSignals): boolean =>
  honeypot !== "" && performance.now() < minimumTime;
