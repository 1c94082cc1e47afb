import type { Locator } from "@playwright/test";
import fc from "fast-check";
import { formLabel } from "../src/contact/content";
import { arrive, expect, test } from "./fixtures";
import { expectNoStatus, expectThanks, type FieldName, field, sendButton } from "./form";
import { contactPath } from "./reading";

/** Unusual input: markup, other writing systems, lone surrogates, control characters. */
const anything = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.constantFrom(
    "<img src=x onerror=alert(1)>",
    "</textarea><script>alert(1)</script>",
    "{{7*7}} $(id) %00 \u0000",
    "\u202Eright to left\u202C",
    " \t\n\u00A0\u2003 ",
    "=cmd|' /C calc'!A0",
  ),
);
const messages = fc.sample(
  fc.record({ name: anything, company: anything, phone: anything, message: anything }),
  { numRuns: 25, seed: 11 },
);

/** Texts that must arrive exactly as they are. */
const unusual = [
  "long ".repeat(20_000).trim(),
  "👩🏽‍🚀 says 🎉",
  "שלום \u202Eמהמדפסת\u202C مرحبا",
  "a\u0000b\u0007c\u001Bd\u007Fe\u2028f",
  `<img src=x onerror="alert(1)"><script>alert(2)</script>&amp;{{7*7}}`,
];

/** Pastes a text into a field. Returns the field's value. */
const paste = (field: Locator, text: string) =>
  field.evaluate((control, value) => {
    const input = control as HTMLInputElement;
    input.value = value;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    return input.value;
  }, text);

test("any text arrives as it was pasted, or the form says what is missing", async ({
  page,
  delivered,
}) => {
  await page.clock.install({ time: new Date("2030-01-01T09:00:00Z") });
  await arrive(page, contactPath);
  await page.clock.pauseAt(new Date("2030-01-01T10:00:00Z"));
  const form = page.getByRole("form", { name: formLabel });
  const elements = await page.locator("main *").count();
  let sent = 0;
  for (const text of unusual) {
    const message = { name: text, email: "ada@example.org", company: "", phone: "" };
    for (const [name, value] of Object.entries(message))
      await field(page, name as FieldName).fill(value);
    await field(page, "message").fill(`  ${text}  `);
    await sendButton(page).click();
    await expectThanks(page);
    sent++;
    expect((await delivered()).at(-1)).toEqual({ ...message, message: text });
    await page.clock.runFor(3000);
    await expectNoStatus(page);
  }
  for (const message of messages) {
    const pasted: Record<string, string> = {};
    for (const [name, text] of Object.entries(message)) {
      pasted[name] = (await paste(field(page, name as FieldName), text)).trim();
    }
    await paste(field(page, "email"), "ada@example.org");
    await sendButton(page).click();
    if (!pasted["name"] || !pasted["message"]) {
      await expect(form.locator("[aria-invalid=true]").first()).toBeVisible();
      for (const [name, text] of Object.entries(pasted)) {
        expect((await field(page, name as FieldName).inputValue()).trim()).toBe(text);
      }
      continue;
    }
    await expectThanks(page);
    sent++;
    await expect.poll(async () => (await delivered()).length).toBe(sent);
    expect((await delivered()).at(-1)).toEqual({ ...pasted, email: "ada@example.org" });
    await page.clock.runFor(3000);
    await expectNoStatus(page);
  }
  expect(sent).toBeGreaterThan(unusual.length + 10);
  await page.reload();
  expect(await page.locator("main *").count()).toBe(elements);
});
