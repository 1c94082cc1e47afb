import type { ContactFormValues } from "~/content-types";
import { messageEndpoint } from "~/site/company";
import { valuesOf } from "./fields";
import { isSpam, spamSignals } from "./Honeypot";
import { post } from "./post";

/**
 * Where a message goes. Without an endpoint to the console, once, and nowhere else (specification
 * section 7); such a build has none of the code that sends. With one, over the network: the promise
 * is for whether it arrived, and never rejects. True says that there is nothing to wait for.
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
