import type { ContactFormValues } from "~/records";
import { messageEndpoint } from "~/site/company";
import { valuesOf } from "./fields";
import { post } from "./post";
import { isTrapped } from "./Trap";

/**
 * Where a message goes. Without an endpoint to the console, once, and nowhere else (specification
 * section 7); such a build has none of the code that sends. With one, over the network: the promise
 * is for whether it arrived. True says that there is nothing to wait for.
 */
export function deliver(form: HTMLFormElement): true | Promise<boolean> {
  const values: ContactFormValues = valuesOf(form);
  if (!messageEndpoint) {
    console.log("Contact form submitted:", values);
    return true;
  }
  return isTrapped(form) || post(messageEndpoint, values);
}
