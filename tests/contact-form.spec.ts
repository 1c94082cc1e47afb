/* The form itself: contact-form-delivery.spec.ts has what becomes of its messages, early-submit.spec.ts what it does before its script. */
import type { Locator } from "@playwright/test";
import { darkScheme } from "../site/brand";
import { delivery } from "../site/delivery";
import { fields as ownFields, sending, sent } from "../site/words/contact-form";
import { expectNoViolations } from "./axe";
import {
  arrive,
  contact,
  expect,
  headerEnd,
  homeLink,
  takenOver,
  test as withoutEndpoint,
} from "./fixtures";
import {
  arriveWithStoppedClock,
  button,
  emailField,
  expectNoStatus,
  expectNotSent,
  expectThanks,
  expectValues,
  field,
  form,
  formScript,
  isSending,
  message,
  sendButton,
  status,
  write,
} from "./form";
import { fields } from "./full-site";
import { test } from "./full-site-fixtures";

const required = fields.filter(({ missing }) => missing !== undefined);
const missingOf = (name: string) => fields.find((one) => one.name === name)?.missing ?? "";

test("each field that's empty or wrong has an error, the first gets focus, and what corrects it is sent", async ({
  page,
  receiver,
}) => {
  await arrive(page, contact.path);
  const [first = "name", second = "email"] = required.map(({ name }) => name);
  const edge = await field(page, first).evaluate((one) => getComputedStyle(one).borderColor);
  await sendButton(page).click();
  await expect(field(page, first)).toBeFocused();
  for (const { name, kind, missing } of fields) {
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
    if (kind === "consent") continue;
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

  const wrong = { ...message, [first]: " \u200B", [emailField]: "ada at example" };
  await write(page, wrong);
  await sendButton(page).click();
  await expect(field(page, first), "spaces don't fill it").toBeFocused();
  await expect(field(page, first)).toHaveAccessibleDescription(missingOf(first));
  await expect(field(page, emailField)).toHaveAccessibleDescription(/@/);
  await expectValues(page, wrong);
  await expectNoStatus(page);
  // As autofill does, without an event.
  for (const name of [first, emailField]) {
    await field(page, name).evaluate((control: HTMLInputElement, value) => {
      control.value = value;
    }, ` ${message[name]} `);
  }
  await sendButton(page).click();
  await expectThanks(page);
  expect(receiver.messages()).toMatchObject([message]);
});

test("a message is sent once and announced meanwhile, then thanked for over 3 s, and nothing moves", async ({
  page,
  receiver,
}) => {
  // Plain http has none.
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, "randomUUID"));
  const { release } = receiver.hold(200);
  await arriveWithStoppedClock(page);
  await write(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await sendButton(page).click();
  await isSending(page);
  await expect(status(page)).toHaveText(sending.status, { useInnerText: true });
  await expect(status(page).locator(":focus")).toHaveCount(1);
  await page.locator("main form").evaluate((element: HTMLFormElement) => element.requestSubmit());
  await expect.poll(() => receiver.received.length).toBe(1);
  await expectValues(page, message);
  release();
  for (const words of [sent.thanks, sent.confirmation, ...sent.nextSteps]) {
    await expect(status(page).locator(":focus")).toContainText(words, { useInnerText: true });
  }
  expect(await height(), "nothing on the page moves").toBe(before);
  await expect(page).toHaveURL(contact.path);
  expect(receiver.messages()).toEqual([
    {
      ...message,
      topic: "",
      secondsToSubmit: expect.any(Number),
      idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/),
    },
  ]);
  await page.clock.runFor(2999);
  await expectThanks(page);
  await expect(form(page)).toBeHidden();
  await page.clock.runFor(1);
  await expectNoStatus(page);
  await expectValues(page);
  await expect(form(page)).toBeFocused();

  await write(page);
  await sendButton(page).dblclick();
  await expect.poll(() => receiver.received.length).toBe(2);
  await homeLink(page).focus();
  release();
  await expectThanks(page);
  await expect(homeLink(page)).toBeFocused();
  expect(receiver.keys(), "a message written again is another").toHaveLength(2);
  expect(receiver.received, "a double press sends once").toHaveLength(2);
});

test("required fields alone can be sent, by keyboard", async ({ page, receiver }) => {
  await arrive(page, contact.path);
  await field(page, fields[0]?.name ?? "").focus();
  const typed: Record<string, string> = {};
  for (const { name, kind, missing } of fields) {
    await expect(field(page, name)).toBeFocused();
    const value = missing ? (message[name] ?? "").replace("\n", " ") : "";
    typed[name] = value;
    if (kind === "consent" && value) await page.keyboard.press("Space");
    else await page.keyboard.type(value);
    // Labels may have links.
    const stops = 1 + (await page.locator(`label[for="field-${name}"] a`).count());
    for (let stop = 0; stop < stops; stop++) await page.keyboard.press("Tab");
  }
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectThanks(page);
  expect(receiver.messages()).toMatchObject([typed]);
});

test("on a phone nothing moves while a message is sent, and neither the thanks nor the label of a field to fill in is behind the header", async ({
  page,
  receiver,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await arrive(page, contact.path);
  const scrollUnderHeader = (what: Locator) =>
    what.evaluate((one) => {
      scrollTo({ top: one.getBoundingClientRect().top + scrollY - 20, behavior: "instant" });
    });
  const [{ name } = { name: "" }] = required;
  const label = page.locator(`main form label[for="field-${name}"]`);
  await scrollUnderHeader(label);
  await button(page).press("Enter");
  await expect(field(page, name)).toBeFocused();
  const top = async () => (await label.boundingBox())?.y;
  await expect.poll(top).toBeGreaterThanOrEqual(await headerEnd(page));
  await write(page);
  const { release } = receiver.hold(204);
  await button(page).click();
  await isSending(page);
  await expect.poll(() => receiver.received.length).toBe(1);
  await expect(button(page)).toBeInViewport();
  await scrollUnderHeader(page.locator("main form"));
  release();
  await expectThanks(page);
  for (const words of [sent.thanks, sent.confirmation, ...sent.nextSteps])
    await expect(page.getByText(words, { exact: true })).toBeInViewport();
});

test("the form passes axe in each state", async ({ page, receiver }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const { release } = receiver.hold(503);
  await arrive(page, contact.path);
  await button(page).click();
  await expect(form(page).locator("[aria-invalid=true]")).not.toHaveCount(0);
  // Else the browser's own parts of fields and its scroll bars are light.
  if (darkScheme) await expect(page.locator("main form")).toHaveCSS("color-scheme", "dark");
  await expectNoViolations(page, "form", "errors");
  await write(page);
  await button(page).click();
  await expect.poll(() => receiver.received.length).toBe(1);
  await expectNoViolations(page, "form", "sending");
  release();
  await expectNotSent(page);
  await expectNoViolations(page, "main", "failed");
  receiver.answer((response) => response.writeHead(204).end());
  await sendButton(page).click();
  await expectThanks(page);
  await expectNoViolations(page, "main", "sent");
});

withoutEndpoint(
  "without an endpoint the form shows its thanks and sends nothing, and without its script shows phone and email and keeps the text",
  async ({ page, watch }) => {
    withoutEndpoint.skip(delivery !== undefined, "This site sends its messages");
    watch.expectMessage(/^log: Contact form submitted:|^error: Failed to load/);
    const own = Object.fromEntries(ownFields.map(({ name }) => [name, message[name] ?? ""]));
    // A deploy has removed it while the page was open.
    await page.route(formScript, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await page.goto(contact.path);
    await write(page, own);
    for (const _ of ["at first", "again"]) {
      await sendButton(page).click();
      await expectNotSent(page, own);
    }
    await page.reload();
    await expectValues(page, own);
    await takenOver(page);
    await sendButton(page).click();
    await expectThanks(page);
    await expect(page).toHaveURL(contact.path);
  },
);
