import type { Locator } from "@playwright/test";
import fc from "fast-check";
import { arrive, expect, test } from "./fixtures";

/** Anything that can stand in a text: markup, other scripts, half characters, what nobody types. */
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

/** Puts a text into a field as if it were pasted; what the field made of it. */
const paste = (field: Locator, text: string) =>
  field.evaluate((control, value) => {
    const input = control as HTMLInputElement;
    input.value = value;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    return input.value;
  }, text);

test("a visitor pastes anything: it arrives as pasted, or the form says what is missing", async ({
  page,
  delivered,
}) => {
  await page.clock.install({ time: new Date("2030-01-01T09:00:00Z") });
  await arrive(page, "/contact");
  await page.clock.pauseAt(new Date("2030-01-01T10:00:00Z"));
  const form = page.getByRole("form", { name: "Contact" });
  const field = (name: string) => form.locator(`[name="${name}"]`);
  const elements = await page.locator("main *").count();
  let sent = 0;
  for (const message of messages) {
    const pasted: Record<string, string> = {};
    for (const [name, text] of Object.entries(message)) {
      pasted[name] = (await paste(field(name), text)).trim();
    }
    await paste(field("email"), "ada@example.org");
    await form.getByRole("button", { name: "Send Message" }).click();
    if (!pasted["name"] || !pasted["message"]) {
      await expect(form.locator("[aria-invalid=true]").first()).toBeVisible();
      for (const [name, text] of Object.entries(pasted)) {
        expect((await field(name).inputValue()).trim()).toBe(text);
      }
      continue;
    }
    await expect(page.getByRole("status")).toContainText("Thank you!");
    sent++;
    await expect.poll(async () => (await delivered()).length).toBe(sent);
    expect((await delivered()).at(-1)).toEqual({ ...pasted, email: "ada@example.org" });
    await page.clock.runFor(3000);
    await expect(page.getByRole("status")).toBeEmpty();
  }
  expect(sent).toBeGreaterThan(10);
  await page.reload();
  expect(await page.locator("main *").count()).toBe(elements);
});
