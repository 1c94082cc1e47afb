/* The contact form before its script has loaded, and without it. */
import type { Page } from "@playwright/test";
import { contact, expect, expectPage, holdScript, home, homeLink } from "./fixtures";
import {
  alert,
  button,
  expectThanks,
  expectValues,
  field,
  form,
  formScript,
  isSending,
  message,
  sendButton,
  textField,
  write,
} from "./form";
import { endpoint } from "./full-site";
import { type Receiver, test } from "./full-site-fixtures";

/** Fills in and submits the form before its script has loaded. */
async function sendEarly(page: Page) {
  await page.goto(contact.path, { waitUntil: "commit" });
  await write(page);
  await button(page).click();
  await isSending(page);
}

test("an early submit is shown as sending and delivered once", async ({ page, receiver }) => {
  // Older browsers have no properties for ARIA.
  await page.addInitScript(() => {
    const names = Object.getOwnPropertyNames(Element.prototype);
    for (const name of [...names.filter((one) => one.startsWith("aria")), "role"]) {
      Reflect.deleteProperty(Element.prototype, name);
    }
  });
  const script = await holdScript(page);
  await sendEarly(page);
  await expect(form(page)).toHaveAttribute("aria-busy", "true");
  await button(page).click();
  expect(receiver.received).toEqual([]);
  script.release();
  await expectThanks(page);
  expect(receiver.messages()).toMatchObject([message]);
  await expect(page).toHaveURL(contact.path);
});

test("what is written after a refused press waits for another", async ({ page, receiver }) => {
  const script = await holdScript(page, formScript);
  await page.goto(contact.path);
  await sendButton(page).click();
  await write(page);
  script.release();
  await expect(page.locator("main[data-behaviors=started]")).toBeAttached();
  await expectValues(page, message);
  expect(receiver.received).toEqual([]);
});

for (const [what, value = "", delivers] of [
  ["is delivered before the next page is shown", message[textField], true],
  ["with a blank field leaves the visitor with its error", "  ", false],
] as const) {
  test(`an early submit before a link is pressed ${what}`, async ({ page, receiver }) => {
    const script = await holdScript(page, formScript);
    const asked = page.waitForRequest(formScript);
    await page.goto(contact.path);
    await write(page, { ...message, [textField]: value });
    await sendButton(page).click();
    // Links are followed in the app from then on.
    await asked;
    await homeLink(page).click();
    await expect(page.getByRole("progressbar")).toBeVisible();
    script.release();
    if (!delivers) {
      await expect(field(page, textField)).toBeFocused();
      await expect(field(page, textField)).toHaveAccessibleDescription(/\S/);
      await expect(form(page)).not.toHaveAttribute("aria-busy");
    }
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await expectPage(page, delivers ? home : contact);
    await expect.poll(receiver.messages).toMatchObject(delivers ? [message] : []);
  });
}

/** Expects one message as a browser posts it without the script, with the honeypot empty. */
function expectPlainFields({ received: [post, ...more] }: Receiver) {
  expect(more).toEqual([]);
  expect(post?.type).toMatch(/^application\/x-www-form-urlencoded\b/);
  const values = new URLSearchParams(post?.body.replaceAll("%0D%0A", "%0A"));
  expect(Object.fromEntries(values)).toEqual({ ...message, topic: "" });
}

test("an early submit is posted when a link leaves the page, unless something is missing", async ({
  page,
  receiver,
}) => {
  await holdScript(page);
  await page.goto(contact.path);
  await button(page).click();
  await isSending(page);
  await homeLink(page).click();
  await expectPage(page, home);
  await sendEarly(page);
  await homeLink(page).click();
  await expectPage(page, home);
  await expect.poll(() => receiver.received.length).toBe(1);
  expectPlainFields(receiver);
});

/** Submits the form of the contact page, which the browser itself then posts, at once or after something has happened. */
async function expectPlainPost(page: Page, receiver: Receiver, happen = async () => {}) {
  receiver.answer((response) => response.end("Got it"));
  await page.goto(contact.path);
  await write(page);
  await button(page).click();
  await happen();
  await expect(page).toHaveURL(endpoint);
  await expect(page.locator("body")).toHaveText("Got it");
  expectPlainFields(receiver);
}

test("a form whose script gets no answer is posted after 8 s", async ({ page, receiver }) => {
  await page.clock.install();
  await holdScript(page, formScript);
  await expectPlainPost(page, receiver, async () => {
    await isSending(page);
    await page.clock.runFor(8000);
  });
});

test("a form that the browser has posted can be written in after Back", async ({
  page,
  receiver,
}) => {
  await page.clock.install();
  await page.route(/start-app/, (route) => route.abort());
  // Without a page, because Playwright's Chromium keeps none for Back: the event is made here.
  receiver.answer((response) => response.writeHead(204).end());
  await page.goto(contact.path);
  await write(page);
  await button(page).click();
  await expect(page.locator("main form[inert]")).toHaveCount(1);
  await page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))");
  await expect(page.locator("main form[inert]")).toHaveCount(0);
  await page.clock.runFor(8000);
  await expect(alert(page)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser posts the form", ({ page, receiver }) => expectPlainPost(page, receiver));
});
