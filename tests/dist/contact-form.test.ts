import { describe, expect, test } from "vitest";
import { delivery } from "../../site/delivery";
import {
  fields,
  formLabel,
  honeypotLabel,
  notSent,
  sending,
  sent,
  submitLabel,
} from "../../site/words/contact-form";
import type { Words } from "../../src/content-types";
import { pathTo, routes } from "../../src/lib/routes";
import { all, contactFormOf, nameOf, one, pageAt, textOf } from "../dist-page";

/** Type of the element of each kind of field. */
const elements = {
  text: "text",
  email: "email",
  tel: "tel",
  number: "number",
  lines: "textarea",
  choice: "select",
  consent: "checkbox",
} as const;

const wordsOf = (text: string | Words): string =>
  [text]
    .flat()
    .map((part) => (typeof part === "string" ? part : part.text))
    .join("");

const paths = routes.map(({ path }) => path).filter((path) => contactFormOf(pageAt(path)));

test("the contact page has the form", () => {
  expect(paths).toContain(pathTo("contact"));
});

describe.each(paths)("the form of %s", (path) => {
  const page = pageAt(path);
  const form = contactFormOf(page) ?? page.main;

  test("has a name, and for each field a label and what browsers fill in and check", () => {
    expect(nameOf(form)).toBe(formLabel);
    // Without the honeypot and the values of the delivery.
    const controls = all(
      form,
      ":is(input, select, textarea, button):not([tabindex='-1'], [type=hidden])",
    );
    expect(controls.map(nameOf).slice(0, -1)).toEqual(
      fields.map(({ label, missing }) => wordsOf(label) + (missing === undefined ? "" : " *")),
    );
    expect(nameOf(controls.at(-1) ?? form)).toContain(submitLabel);
    for (const { name, kind, autoComplete = null, missing } of fields) {
      const field = one(form, `[name="${name}"]`);
      expect(field.getAttribute("autocomplete"), name).toBe(autoComplete);
      expect(field.getAttribute("type") ?? field.localName, name).toBe(elements[kind]);
      expect(field.hasAttribute("required"), name).toBe(missing !== undefined);
    }
  });

  test("doesn't say yet that a message is being sent, was sent or wasn't, not even hidden", () => {
    const part = one(page.main, "[data-behavior=contact-form]");
    const notYet = [...Object.values(sending), ...Object.values(sent).flat(), notSent.failure];
    for (const words of notYet) expect(textOf(part)).not.toContain(words);
    // Text browsers show what is hidden, and number items without words.
    expect(all(part, "li:empty").map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
});

test.skipIf(delivery)("a site without an endpoint has no field for programs", () => {
  for (const path of paths) expect(pageAt(path).html).not.toContain(honeypotLabel);
});
