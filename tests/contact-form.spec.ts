import { fields, sent } from "../site/words/contact-form";
import { arrive, contact, expect, test } from "./fixtures";
import {
  arriveWithStoppedClock,
  emailField,
  expectNoStatus,
  expectThanks,
  expectValues,
  field,
  form,
  message,
  sendButton,
  status,
  write,
} from "./form";

const required = fields.filter(({ missing }) => missing !== undefined);
const missingOf = (name: string) => fields.find((one) => one.name === name)?.missing ?? "";

test("each field that's empty or wrong has an error, the first gets focus, and what corrects it is sent", async ({
  page,
  delivered,
}) => {
  await arrive(page, contact.path);
  const [first = "name", second = "email"] = required.map(({ name }) => name);
  const edge = await field(page, first).evaluate((one) => getComputedStyle(one).borderColor);
  await sendButton(page).click();
  await expect(field(page, first)).toBeFocused();
  for (const { name, missing } of fields) {
    if (missing === undefined) {
      await expect(field(page, name)).not.toHaveAttribute("aria-invalid");
      continue;
    }
    await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, name)).toHaveAccessibleDescription(missing);
    const id = await field(page, name).getAttribute("aria-describedby");
    const error = page.locator(`[id="${id}"]`);
    await expect(error).toBeVisible();
    const color = await error.evaluate((element) => getComputedStyle(element).color);
    expect(color, "not the edge of a field that nobody has filled yet").not.toBe(edge);
    await expect(field(page, name), "an edge in the color of the error").toHaveCSS(
      "border-color",
      color,
    );
  }

  await field(page, first).pressSequentially("A");
  await expect(field(page, first)).not.toHaveAttribute("aria-invalid");
  await expect(field(page, first)).toHaveAccessibleDescription("");
  await expect(form(page).getByText(missingOf(first))).toHaveCount(0);
  await expect(form(page).getByText(missingOf(second))).toBeVisible();

  await write(page, { ...message, [first]: " \u200B", [emailField]: "ada at example" });
  await sendButton(page).click();
  await expect(field(page, first), "spaces don't fill it").toBeFocused();
  await expect(field(page, first)).toHaveAccessibleDescription(missingOf(first));
  await expect(field(page, emailField)).toHaveAccessibleDescription(/@/);
  await expectValues(page, { ...message, [first]: " \u200B", [emailField]: "ada at example" });
  await expectNoStatus(page);
  expect(await delivered()).toEqual([]);
  // As autofill does, without an event.
  for (const name of [first, emailField]) {
    await field(page, name).evaluate((control: HTMLInputElement, value) => {
      control.value = value;
    }, ` ${message[name]} `);
  }
  await sendButton(page).click();
  await expectThanks(page);
  expect(await delivered()).toEqual([message]);
});

test("a message is logged once, with thanks for 3000 ms", async ({ page, watch, delivered }) => {
  await arriveWithStoppedClock(page);
  await write(page);
  const requests = watch.requests.length;
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await sendButton(page).dblclick();
  await expect(status(page).locator(":focus")).toContainText(sent.thanks, { useInnerText: true });
  for (const words of [sent.confirmation, ...sent.nextSteps]) {
    await expect(status(page)).toContainText(words, { useInnerText: true });
  }
  await expect(form(page)).toBeHidden();
  expect(watch.requests.slice(requests)).toEqual([]);
  expect(await height(), "nothing on the page moves").toBe(before);
  await expect(page).toHaveURL(contact.path);
  await page.clock.runFor(2999);
  await expectThanks(page);
  await expect(form(page)).toBeHidden();
  await page.clock.runFor(1);
  await expectNoStatus(page);
  await expectValues(page);
  await expect(sendButton(page)).toBeVisible();
  await expect(form(page)).toBeFocused();
  expect(await delivered()).toEqual([message]);
});

test("required fields alone can be sent, by keyboard", async ({ page, delivered }) => {
  await arrive(page, contact.path);
  await field(page, fields[0]?.name ?? "").focus();
  const typed: Record<string, string> = {};
  for (const { name, kind, missing } of fields) {
    await expect(field(page, name)).toBeFocused();
    const value = missing ? (message[name] ?? "").replace("\n", " ") : "";
    typed[name] = value;
    if (kind === "consent" && value) await page.keyboard.press("Space");
    else await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectThanks(page);
  expect(await delivered()).toEqual([typed]);
});
