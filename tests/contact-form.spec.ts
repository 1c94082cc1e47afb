import type { Page } from "@playwright/test";
import { fieldWords, sending, sent } from "../src/contact/content";
import { fields } from "../src/contact/fields";
import { company } from "../src/site/company";
import { routes } from "../src/site/routes";
import { pageAt } from "./dist-page";
import { arrive, expect, holdScript, test } from "./fixtures";
import {
  expectNoStatus,
  expectThanks,
  expectValues,
  type FieldName,
  field,
  form,
  message,
  sendButton,
  status,
  write,
} from "./form";
import { contactPath, footerLink, otherPage } from "./reading";

const required = fields.filter(({ name }) => fieldWords[name].missing !== undefined);
const missingOf = (name: FieldName) => fieldWords[name].missing ?? "";
/** Another page with the form. */
const elsewhere = routes.find(
  ({ path }) => path !== contactPath && pageAt(path).main.querySelector("form"),
);

/** Stops the page's clock; `page.clock.runFor` advances it. */
async function arriveWithStoppedClock(page: Page) {
  await page.clock.install({ time: new Date("2030-01-01T09:00:00Z") });
  await arrive(page, contactPath);
  await page.clock.pauseAt(new Date("2030-01-01T10:00:00Z"));
}

async function expectEmptyForm(page: Page) {
  await expectNoStatus(page);
  await expect(sendButton(page)).toBeVisible();
  await expectValues(page);
}

test("empty required fields have an error message each, removed on correction, and the first gets focus", async ({
  page,
}) => {
  await arrive(page, contactPath);
  await sendButton(page).click();
  const [first = "name", second = "email"] = required.map(({ name }) => name);
  await expect(field(page, first)).toBeFocused();
  for (const { name } of fields) {
    const { missing } = fieldWords[name];
    if (missing === undefined) {
      await expect(field(page, name)).not.toHaveAttribute("aria-invalid");
      continue;
    }
    await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, name)).toHaveAccessibleDescription(missing);
    const id = await field(page, name).getAttribute("aria-describedby");
    await expect(page.locator(`[id="${id}"]`)).toBeVisible();
  }

  await field(page, first).pressSequentially("A");
  await expect(field(page, first)).not.toHaveAttribute("aria-invalid");
  await expect(field(page, first)).toHaveAccessibleDescription("");
  await expect(form(page).getByText(missingOf(first))).toHaveCount(0);
  await expect(form(page).getByText(missingOf(second))).toBeVisible();

  await write(page, { ...message, email: "ada at example" });
  await sendButton(page).click();
  await expect(field(page, "email")).toBeFocused();
  await expect(field(page, "email")).toHaveAccessibleDescription(/@/);
  await expect(field(page, "name")).not.toHaveAttribute("aria-invalid");
  await expect(field(page, "name")).toHaveValue(message.name);
  await expect(field(page, "message")).toHaveValue(message.message);
  await expectNoStatus(page);
});

test("spaces and characters that cannot be seen are no answer to a required field", async ({
  page,
  delivered,
}) => {
  await arrive(page, contactPath);
  await write(page, { ...message, name: "   " });
  for (const blank of ["   ", "\u200B", "\u2060", "\u3164", "\u2800 \u2800", "\uFEFF\u00AD"]) {
    await field(page, "message").fill(blank);
    await sendButton(page).click();
    await expect(field(page, "name")).toBeFocused();
    for (const name of ["name", "message"] as const) {
      await expect(field(page, name)).toHaveAccessibleDescription(missingOf(name));
    }
    await field(page, "message").fill("Hello");
    await expect(field(page, "message")).not.toHaveAttribute("aria-invalid");
  }
  expect(await delivered()).toEqual([]);
  await field(page, "name").fill(" Ada ");
  await sendButton(page).click();
  await expectThanks(page);
  expect(await delivered()).toEqual([{ ...message, name: "Ada", message: "Hello" }]);
});

test("a message is logged once and not sent over the network, with thanks for 3000 ms", async ({
  page,
  watch,
  delivered,
}) => {
  await arriveWithStoppedClock(page);
  await write(page);
  const requests = watch.requests.length;
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await sendButton(page).click();
  await expect(status(page).locator(":focus")).toContainText(sent.thanks, { useInnerText: true });
  await expect(status(page)).toContainText(sent.confirmation, { useInnerText: true });
  await expect(status(page)).toContainText(company.replyTime, { useInnerText: true });
  await expect(form(page)).toBeHidden();
  expect(await delivered()).toEqual([message]);
  expect(watch.requests.slice(requests)).toEqual([]);
  expect(await height(), "nothing on the page moves").toBe(before);
  await expect(page).toHaveURL(contactPath);

  await page.clock.runFor(2999);
  await expect(status(page)).toContainText(sent.confirmation, { useInnerText: true });
  await expect(form(page)).toBeHidden();
  await page.clock.runFor(1);
  await expectEmptyForm(page);
  await expect(form(page)).toBeFocused();
});

test("a message is sent once, however often Send is pressed", async ({ page, delivered }) => {
  await arriveWithStoppedClock(page);
  await write(page);
  await sendButton(page).dblclick();
  await expectThanks(page);
  expect(await delivered()).toEqual([message]);
  await page.clock.runFor(3000);
  await expectEmptyForm(page);

  const next = { ...message, name: "Ada again" };
  await write(page, next);
  await form(page).evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await expectThanks(page);
  expect(await delivered()).toEqual([message, next]);

  // Focus that moved elsewhere stays there when the form returns.
  const link = footerLink(page, otherPage.path);
  await link.focus();
  await page.clock.runFor(3000);
  await expectEmptyForm(page);
  await expect(link).toBeFocused();
});

test("the form can be sent with the required fields only, and by keyboard", async ({
  page,
  delivered,
}) => {
  await arrive(page, contactPath);
  await field(page, "name").focus();
  await page.keyboard.type("Ada");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ada@example.org");
  for (const _ of ["company", "phone", "message"]) await page.keyboard.press("Tab");
  await page.keyboard.type("Hello");
  await page.keyboard.press("Tab");
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectThanks(page);
  expect(await delivered()).toEqual([
    { name: "Ada", email: "ada@example.org", company: "", phone: "", message: "Hello" },
  ]);
});

test("the form on another page sends as well", async ({ page, delivered }) => {
  test.skip(!elsewhere, "There is no other page with the form");
  await arrive(page, elsewhere?.path ?? "");
  await write(page);
  await sendButton(page).click();
  await expect(status(page)).toContainText(sent.confirmation, { useInnerText: true });
  expect(await delivered()).toEqual([message]);
});

test("a submit before its script has loaded shows that it is being sent, and is delivered once", async ({
  page,
  delivered,
}) => {
  const script = await holdScript(page);
  await page.goto(contactPath, { waitUntil: "commit" });
  await write(page);
  await sendButton(page).click();
  const button = form(page).getByRole("button", { name: sending.label, exact: true });
  await expect(form(page)).toHaveAttribute("aria-busy", "true");
  await button.click();
  expect(await delivered()).toEqual([]);
  script.release();
  await expect(status(page)).toContainText(sent.confirmation, { useInnerText: true });
  expect(await delivered()).toEqual([message]);
  await expect(page).toHaveURL(contactPath);
});

test("a submit before its script has loaded treats spaces as empty", async ({ page }) => {
  const script = await holdScript(page);
  await page.goto(contactPath, { waitUntil: "commit" });
  await write(page, { ...message, name: "   " });
  await sendButton(page).click();
  script.release();
  await expect(form(page).getByText(missingOf("name"))).toBeVisible();
  await expect(sendButton(page)).toBeVisible();
  await expect(form(page)).not.toHaveAttribute("aria-busy");
  await expect(field(page, "message")).toHaveValue(message.message);
});
