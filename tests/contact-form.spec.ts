import type { Page } from "@playwright/test";
import { fieldWords, formLabel, sending, sent, submitLabel } from "../src/contact/content";
import { fields } from "../src/contact/fields";
import { company } from "../src/site/company";
import { routes } from "../src/site/routes";
import { pageAt } from "./dist-page";
import { arrive, expect, holdScript, takenOver, test } from "./fixtures";
import { contactPath, footerLink, otherPage } from "./reading";

const message = {
  name: "Ada Byron",
  email: "ada@example.org",
  company: "Engines Ltd",
  phone: "+1 314 555 0199",
  message: "Our printer answers back.\nPlease call.",
};
type FieldName = (typeof fields)[number]["name"];

const names = fields.map(({ name }) => name);
const required = fields.filter(({ name }) => fieldWords[name].missing !== undefined);
const missingOf = (name: FieldName) => fieldWords[name].missing ?? "";
/** Another page with the form. */
const elsewhere = routes.find(
  ({ path }) => path !== contactPath && pageAt(path).main.querySelector("form"),
);

const form = (page: Page) => page.getByRole("form", { name: formLabel });
const field = (page: Page, name: FieldName) => form(page).locator(`[name="${name}"]`);
const send = (page: Page) => form(page).getByRole("button", { name: submitLabel });
const thanks = (page: Page) => page.getByRole("status");

async function fill(page: Page, values: Partial<Record<FieldName, string>> = message) {
  for (const [name, value] of Object.entries(values)) {
    await field(page, name as FieldName).fill(value);
  }
}

/** Stops the page's clock; `page.clock.runFor` advances it. */
async function arriveWithStoppedClock(page: Page) {
  await page.clock.install({ time: new Date("2030-01-01T09:00:00Z") });
  await arrive(page, contactPath);
  await page.clock.pauseAt(new Date("2030-01-01T10:00:00Z"));
}

async function expectEmptyForm(page: Page) {
  await expect(thanks(page)).toBeEmpty();
  await expect(send(page)).toBeVisible();
  for (const name of names) {
    await expect(field(page, name)).toHaveValue("");
  }
}

test("empty required fields have an error message each, removed on correction, and the first gets focus", async ({
  page,
}) => {
  await arrive(page, contactPath);
  await send(page).click();
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
  await expect(field(page, first)).not.toHaveAttribute("aria-describedby");
  await expect(form(page).getByText(missingOf(first))).toHaveCount(0);
  await expect(form(page).getByText(missingOf(second))).toBeVisible();

  await fill(page, { ...message, email: "ada at example" });
  await send(page).click();
  await expect(field(page, "email")).toBeFocused();
  await expect(field(page, "email")).toHaveAccessibleDescription(/@/);
  await expect(field(page, "name")).not.toHaveAttribute("aria-invalid");
  await expect(field(page, "name")).toHaveValue(message.name);
  await expect(field(page, "message")).toHaveValue(message.message);
  await expect(thanks(page)).toBeEmpty();
});

test("spaces are no answer to a required field", async ({ page, delivered }) => {
  await arrive(page, contactPath);
  const blank = ["name", "message"] as const;
  await fill(page, { ...message, name: "   ", message: "   " });
  for (const name of blank) {
    await send(page).click();
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toHaveAccessibleDescription(missingOf(name));
    expect(await delivered()).toEqual([]);
    await field(page, name).fill("Ada");
    await expect(field(page, name)).not.toHaveAttribute("aria-invalid");
  }
  await send(page).click();
  await expect(thanks(page)).toContainText(sent.thanks);
  expect(await delivered()).toEqual([{ ...message, name: "Ada", message: "Ada" }]);
});

test("a message is logged once and not sent over the network, with thanks for 3000 ms", async ({
  page,
  watch,
  delivered,
}) => {
  await arriveWithStoppedClock(page);
  await fill(page);
  const requests = watch.requests.length;
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await send(page).click();
  await expect(thanks(page).locator(":focus")).toContainText(sent.thanks);
  await expect(thanks(page)).toContainText(sent.confirmation);
  await expect(thanks(page)).toContainText(company.replyTime);
  await expect(form(page)).toBeHidden();
  expect(await delivered()).toEqual([message]);
  expect(watch.requests.slice(requests)).toEqual([]);
  expect(await height(), "nothing on the page moves").toBe(before);
  await expect(page).toHaveURL(contactPath);

  await page.clock.runFor(2999);
  await expect(thanks(page)).toContainText(sent.confirmation);
  await expect(form(page)).toBeHidden();
  await page.clock.runFor(1);
  await expectEmptyForm(page);
  await expect(form(page)).toBeFocused();
});

test("a message is sent once, however often Send is pressed", async ({ page, delivered }) => {
  await arriveWithStoppedClock(page);
  await fill(page);
  await send(page).dblclick();
  await expect(thanks(page)).toContainText(sent.thanks);
  expect(await delivered()).toEqual([message]);
  await page.clock.runFor(3000);
  await expectEmptyForm(page);

  const next = { ...message, name: "Ada again" };
  await fill(page, next);
  await form(page).evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await expect(thanks(page)).toContainText(sent.thanks);
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
  await expect(send(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(thanks(page)).toContainText(sent.thanks);
  expect(await delivered()).toEqual([
    { name: "Ada", email: "ada@example.org", company: "", phone: "", message: "Hello" },
  ]);
});

test("after leaving the page during the thanks, the form is empty on return", async ({
  page,
  delivered,
}) => {
  await arriveWithStoppedClock(page);
  await fill(page);
  await send(page).click();
  await expect(thanks(page)).toContainText(sent.thanks);
  await footerLink(page, otherPage.path).click();
  await expect(page).toHaveTitle(otherPage.title);
  await page.clock.runFor(3000);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await footerLink(page, contactPath).click();
  await expectEmptyForm(page);
  expect(await delivered()).toHaveLength(1);
});

test("the form on another page sends as well", async ({ page, delivered }) => {
  test.skip(!elsewhere, "There is no other page with the form");
  await arrive(page, elsewhere?.path ?? "");
  await fill(page);
  await send(page).click();
  await expect(thanks(page)).toContainText(sent.confirmation);
  expect(await delivered()).toEqual([message]);
});

test("a submit before hydration shows that it is being sent, and is delivered once", async ({
  page,
  delivered,
}) => {
  const script = await holdScript(page);
  await page.goto(contactPath, { waitUntil: "commit" });
  await fill(page);
  await send(page).click();
  const button = form(page).getByRole("button", { name: sending.label, exact: true });
  await expect(form(page)).toHaveAttribute("aria-busy", "true");
  await button.click();
  expect(await delivered()).toEqual([]);
  script.release();
  await expect(thanks(page)).toContainText(sent.confirmation);
  expect(await delivered()).toEqual([message]);
  await expect(page).toHaveURL(contactPath);
});

test("a submit before hydration treats spaces as empty", async ({ page }) => {
  const script = await holdScript(page);
  await page.goto(contactPath, { waitUntil: "commit" });
  await fill(page, { ...message, name: "   " });
  await send(page).click();
  script.release();
  await expect(form(page).getByText(missingOf("name"))).toBeVisible();
  await expect(send(page)).toBeVisible();
  await expect(form(page)).not.toHaveAttribute("aria-busy");
  await expect(field(page, "message")).toHaveValue(message.message);
});

for (const [when, breaksAtOnce] of [
  ["while React takes it over", true],
  ["after that", false],
] as const) {
  test(`a form that throws ${when} keeps its values and shows phone and mail`, async ({
    page,
    watch,
  }) => {
    watch.expectMessage(/broken/);
    let release = () => {};
    const filled = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/contact-*.js", async (route) => {
      await filled;
      const response = await route.fetch();
      const script = await response.text();
      const role = /[`"']status[`"']/;
      expect(script).toMatch(role);
      const body = `${script.replace(role, "broken()")}
        function broken() {
          if (${breaksAtOnce} || document.querySelector("[aria-invalid]")) throw Error("broken");
          return "status";
        }`;
      await route.fulfill({ response, body });
    });
    await page.goto(contactPath);
    await fill(page, { ...message, email: "ada at example" });
    release();
    if (!breaksAtOnce) {
      await takenOver(page);
      await send(page).click();
      await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
      // The second rendering throws.
      await field(page, "email").press("End");
      await page.keyboard.type("!");
    }
    const notice = form(page).getByRole("alert");
    await expect(notice.getByRole("link", { name: company.phone.text })).toBeVisible();
    await expect(notice.getByRole("link", { name: company.email.text })).toBeVisible();
    for (const name of ["name", "company", "phone", "message"] as const) {
      await expect(field(page, name)).toHaveValue(message[name]);
      await expect(field(page, name)).toBeEditable();
    }
    await expect(field(page, "email")).toHaveValue(/^ada at example/);
    await expect(page.getByRole("main")).toHaveAttribute("data-script", "ready");
  });
}
