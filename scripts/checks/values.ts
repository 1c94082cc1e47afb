import { isAddress } from "../lib/is-address";

/** What is wrong with one text of the owner's, under a name such as "label" or "href". */
type Check = (text: string, name: string) => string | false;

/** Texts that leave a hole where they are empty: an entry of a list, or what a button, a heading or a person is called. */
const needed = /\]$|^(?:answer|heading|label|name|position|question|text|title)$/;

const checks: readonly Check[] = [
  (text, name) => text === "" && needed.test(name) && "is empty. Write it, or delete its entry.",
  (text) =>
    /^(?:\s*[•‣▪●◦]|[-*] )/.test(text) &&
    `begins with "${text.trim()[0]}", which is shown as it stands. Write it without; each point is an entry of a list.`,
  (text, name) =>
    ["href", "map"].includes(name) &&
    !isAddress(text) &&
    !text.startsWith("/files/") &&
    `is "${text}". Write an address such as https://www.example.com, mailto:hello@example.com, tel:+13145550142, #… or /files/…; a page is named by "to".`,
];

/**
 * What is wrong with texts in the owner's values, a sentence for each: empty ones, bullets, and addresses that are none.
 * `values` are under the names of their files.
 */
export function mistakesInValues(values: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(values).flatMap(([file, value]) => [
    ...new Set([...stringsIn(value)].flatMap(([path, text]) => mistakeIn(path, text, file))),
  ]);
}

function mistakeIn(path: string, text: string, file: string): readonly string[] {
  const [name = ""] = /[^.]+$/.exec(path) ?? [];
  return checks.flatMap((check) => {
    const mistake = check(text, name);
    return mistake ? `${file}: ${path} ${mistake}` : [];
  });
}

/** The texts in lists and records, each with its place, such as "services[2].title". */
function* stringsIn(value: unknown, path = ""): Generator<readonly [path: string, text: string]> {
  if (typeof value === "string") yield [path, value];
  else if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) yield* stringsIn(one, `${path}[${index}]`);
  } else if (typeof value === "object" && value !== null) {
    for (const [name, one] of Object.entries(value)) {
      yield* stringsIn(one, path ? `${path}.${name}` : name);
    }
  }
}
