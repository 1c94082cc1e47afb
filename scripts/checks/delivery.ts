import type { Delivery } from "../../site/delivery";
import { honeypotOf } from "../../src/contact/spam-signals";

/**
 * The addresses of the contact form's delivery, if there is one, that are neither https nor a path of the site, a sentence
 * for each. Allows localhost with a warning.
 */
export const mistakesInDelivery = (
  delivery: { readonly address: string; readonly withoutScript?: string } | undefined,
): readonly string[] =>
  [delivery?.address, delivery?.withoutScript].flatMap((address) => {
    if (address === undefined || /^\/(?!\/)/.test(address)) return [];
    const parsed = URL.canParse(address) ? new URL(address) : undefined;
    const local = parsed?.protocol === "http:" && parsed.hostname === "localhost";
    if (!(parsed?.protocol === "https:" || local) || parsed?.username || parsed?.password) {
      return `delivery in site/delivery.ts names "${address}". It must be an address such as https://forms.example.com/message, without a user name, or a path such as /api/contact; http://localhost is for trying out.`;
    }
    if (local) {
      console.warn(
        `Messages go to ${address}, on each visitor's own computer. Name another address in site/delivery.ts before you publish.`,
      );
    }
    return [];
  });

/** As deploy/receiver/message.mjs has it; a space would make two ids of one. */
const isName = (name: string) => /^[\p{L}\p{N}_-][\p{L}\p{M}\p{N}_-]{0,39}$/u.test(name);

/**
 * The names of fields that a receiver would refuse, and those that two values of a message would have, of the form's fields
 * and of what its delivery adds, a sentence for each.
 */
export function mistakesInFieldNames(
  fields: ReadonlyArray<{ readonly name: string; readonly options?: readonly string[] }>,
  delivery: Delivery | undefined,
): readonly string[] {
  const added = delivery ? [honeypotOf(delivery), ...Object.keys(delivery.values ?? {})] : [];
  const names = [...fields.map(({ name }) => name), ...added, delivery?.thanks?.field];
  const twice = names.filter((name, index) => name && names.indexOf(name) !== index);
  const record = "site/words/contact-form.ts: a field is named";
  return [
    ...[...new Set(twice)].map(
      (name) =>
        `${record} "${name}", as another one or something that site/delivery.ts sends along. Give it another name.`,
    ),
    ...fields.flatMap(({ name, options }) =>
      options && new Set(options).size < Math.max(options.length, 1)
        ? `${record} "${name}" and has no options, or one of them twice. Mend them, or delete the field.`
        : [],
    ),
    ...fields.flatMap(({ name }) =>
      isName(name)
        ? []
        : `${record} "${name}". Write letters, digits, "-" and "_" only, at most 40, such as "postal_code".`,
    ),
  ];
}
