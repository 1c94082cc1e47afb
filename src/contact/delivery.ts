import type { ContactFormValues } from "~/content-types";
import { messageEndpoint } from "~/site/company";
import { valuesOf } from "./fields";
import { isSpam, spamSignals } from "./Honeypot";
import { post } from "./post";

/**
 * Delivers the form's message. Without an endpoint it is logged to the console (specification
 * section 7) and the result is true; the build then leaves out the code that sends. With an endpoint
 * the promise tells whether the message arrived, and never rejects.
 */
export function deliver(form: HTMLFormElement): true | Promise<boolean> {
  if (!messageEndpoint) {
    const values: ContactFormValues = valuesOf(form);
    console.log("Contact form submitted:", values);
    return true;
  }
  return send(messageEndpoint, form).catch(() => false);
}

const send = async (endpoint: string, form: HTMLFormElement): Promise<boolean> =>
  isSpam(form) || post(endpoint, valuesOf(form), spamSignals(form));
