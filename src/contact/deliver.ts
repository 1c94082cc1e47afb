import { delivery } from "~/site/delivery";
import { valuesOf } from "./fields";
import { post } from "./post";
import { isSpam, spamSignals } from "./spam-signals";

/**
 * Delivers the form's message and tells whether it arrived; rejects if the network fails. Without a
 * `delivery` the message is logged to the console, and the build leaves out the code that sends.
 */
export async function deliver(form: HTMLFormElement): Promise<boolean> {
  const values = valuesOf(form);
  if (delivery) {
    const signals = spamSignals(form, delivery);
    return isSpam(signals) || post(delivery, values, signals);
  }
  console.log("Contact form submitted:", values);
  return true;
}
