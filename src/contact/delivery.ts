import type { ContactFormValues } from "~/records";

/**
 * Where a message goes: to the console, once, and nowhere else (specification section 7). Nothing
 * is sent over the network.
 */
export function deliver(values: ContactFormValues): void {
  console.log("Contact form submitted:", values);
}
