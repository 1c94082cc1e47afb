import type { ContactFormValues } from "~/content-types";
import { messageEndpoint } from "~/site/company";
import { valuesOf } from "./fields";
import { post } from "./post";
import { isSpam, spamSignals } from "./spam-signals";

/**
 * Delivers the form's message and tells whether it arrived; rejects if sending fails twice. Without an
 * endpoint the message is logged to the console, and the build leaves out the code that sends.
 */
export async function deliver(form: HTMLFormElement): Promise<boolean> {
  const values: ContactFormValues = valuesOf(form);
  if (messageEndpoint) return isSpam(form) || post(messageEndpoint, values, spamSignals(form));
  console.log("Contact form submitted:", values);
  return true;
}
