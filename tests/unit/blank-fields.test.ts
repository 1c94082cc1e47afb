import { expect, test, vi } from "vitest";
import { fields } from "../../site/words/contact-form";
import { type Control, refuseBlank } from "../../src/contact/fields";

const field = fields.find(({ missing }) => missing);

/** What a field's validation says about a value. */
function said(value: string, required: boolean): string {
  const setCustomValidity = vi.fn<(message: string) => void>();
  refuseBlank({ name: field?.name, value, required, setCustomValidity } as unknown as Control);
  return setCustomValidity.mock.lastCall?.[0] ?? "";
}

test.each(["   ", "\n\t", "\u200B", "\u2060", "\u3164", "\u2800 \u2800", "\uFEFF\u00AD", "\0"])(
  "%j fills no required field",
  (blank) => {
    expect(said(blank, true)).toBe(field?.missing ?? "");
    expect(said(blank, false)).toBe("");
  },
);

test.each([" Ada ", "Ада", "👩🏽\u200D🚀", "\u200Bא", "."])("%j fills a required field", (text) => {
  expect(said(text, true)).toBe("");
});
