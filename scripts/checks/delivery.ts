import type { Delivery } from "../../site/delivery";
import { honeypotOf } from "../../src/contact/spam-signals";

/**
 * Throws if the contact form's delivery, if there is one, names no https address and no path of the site. Allows
 * localhost with a warning.
 */
export function checkDelivery(
  delivery: { readonly address: string; readonly withoutScript?: string } | undefined,
): void {
  for (const address of [delivery?.address, delivery?.withoutScript]) {
    if (address === undefined || /^\/(?!\/)/.test(address)) continue;
    const parsed = URL.canParse(address) ? new URL(address) : undefined;
    const local = parsed?.protocol === "http:" && parsed.hostname === "localhost";
    if (!(parsed?.protocol === "https:" || local) || parsed?.username || parsed?.password) {
      throw new Error(
        `delivery in site/delivery.ts names "${address}". It must be an address such as https://forms.example.com/message, without a user name, or a path such as /api/contact; http://localhost is for trying out.`,
      );
    }
    if (local) {
      console.warn(
        `Messages go to ${address}, on each visitor's own computer. Name another address in site/delivery.ts before you publish.`,
      );
    }
  }
}

/** Throws if two values of a message would have one name: of the form's fields, and of what its delivery adds. */
export function checkFieldNames(
  fields: readonly { readonly name: string }[],
  delivery: Delivery | undefined,
): void {
  const added = delivery ? [honeypotOf(delivery), ...Object.keys(delivery.values ?? {})] : [];
  const names = [...fields.map(({ name }) => name), ...added, delivery?.thanks?.field];
  const twice = names.find((name, index) => name && names.indexOf(name) !== index);
  if (twice === undefined) return;
  throw new Error(
    `site/words/contact-form.ts: a field is named "${twice}", as another one or something that site/delivery.ts sends along. Give it another name.`,
  );
}
