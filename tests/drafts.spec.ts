/* What becomes of a message that has not been sent, and of one that has. */
import type { Page } from "@playwright/test";
import { company, messageEndpoint } from "../src/site/company";
import {
  arrive,
  contact,
  contactButton,
  expect,
  expectPage,
  footerPage,
  home,
  linkTo,
  takenOver,
  test,
} from "./fixtures";
import { expectThanks, expectValues, form, message, sendButton, write } from "./form";

/** Leaves for another document and comes back to a new copy of the first one. */
async function leaveAndComeBack(page: Page) {
  const { path } = new URL(page.url()).pathname === footerPage.path ? home : footerPage;
  await page.goto(path);
  await page.goBack();
  const kind = await page.evaluate(
    () => performance.getEntriesByType("navigation").map((entry) => entry.toJSON().type)[0],
  );
  expect(kind, "not from the page cache").toBe("back_forward");
}

/** Opens the contact page in the app. */
async function openInApp(page: Page) {
  await arrive(page, home.path);
  await contactButton(page).click();
  await expectPage(page, contact);
}

for (const [where, open] of [
  ["in a document", (page: Page) => arrive(page, contact.path)],
  ["in a page opened in the app", openInApp],
] as const) {
  test(`a message typed ${where} is there again after leaving and coming back`, async ({
    page,
  }) => {
    await open(page);
    await write(page);
    await leaveAndComeBack(page);
    await expectValues(page, message);
  });

  test(`a message sent ${where} is not there again after leaving during the thanks and coming back`, async ({
    page,
    delivered,
  }) => {
    await open(page);
    await write(page);
    await sendButton(page).click();
    await expectThanks(page);
    await leaveAndComeBack(page);
    await expectValues(page);
    expect(await delivered()).toEqual([message]);
  });

  test(`a message typed ${where} stays when links are followed in the app, and is gone once sent`, async ({
    page,
    delivered,
  }) => {
    await open(page);
    await write(page);
    await linkTo(page.getByRole("contentinfo"), footerPage).click();
    await expectPage(page, footerPage);
    await page.goBack();
    await expectPage(page, contact);
    await expectValues(page, message);
    await sendButton(page).click();
    await expectThanks(page);
    await linkTo(page.getByRole("contentinfo"), footerPage).click();
    await expectPage(page, footerPage);
    await contactButton(page).click();
    await expectPage(page, contact);
    await expectValues(page);
    expect(await delivered()).toEqual([message]);
  });
}

test("fields are emptied at once when the message is sent, not when the thanks end", async ({
  page,
  delivered,
}) => {
  await page.clock.install({ time: new Date("2030-01-01T09:00:00Z") });
  await arrive(page, contact.path);
  await page.clock.pauseAt(new Date("2030-01-01T10:00:00Z"));
  await write(page);
  await sendButton(page).click();
  await expectThanks(page);
  await expectValues(page);
  expect(await delivered()).toEqual([message]);
});

test.describe("after a deploy that removed the form's script", () => {
  test.skip(messageEndpoint !== undefined, "The browser posts it: contact-form-delivery.spec.ts");

  const notice = (page: Page) => form(page).getByRole("alert");
  const documentsOf = (requests: readonly string[]) =>
    requests.filter((request) => request.startsWith("document"));
  const gone = { status: 404, contentType: "text/html", body: "" };

  for (const chunk of ["start-app", "contact", "react", "preload"]) {
    test(`Send reloads the page once and keeps the text, which can be sent then (${chunk})`, async ({
      page,
      watch,
      delivered,
    }) => {
      watch.expectMessage(/^error: Failed to load|MIME type/);
      const file = new RegExp(`/assets/${chunk}-[\\w-]+\\.js$`);
      // The second document has another script.
      await page.route(file, (route) =>
        documentsOf(watch.requests).length > 1 ? route.fallback() : route.fulfill(gone),
      );
      await page.goto(contact.path);
      await write(page);
      await sendButton(page).click();
      await expect(notice(page)).toBeFocused();
      await expectValues(page, message);
      await takenOver(page);
      expect(await delivered(), "not by itself").toEqual([]);
      await sendButton(page).click();
      await expectThanks(page);
      expect(await delivered()).toEqual([message]);
      expect(documentsOf(watch.requests)).toHaveLength(2);
      expect(watch.requests.filter((request) => /^(?:fetch|xhr|ping)/.test(request))).toEqual([]);

      await page.reload();
      await expectValues(page);
    });
  }

  test("a script that is still missing after the reload shows phone and mail and keeps the text", async ({
    page,
    watch,
  }) => {
    watch.expectMessage(/^error: Failed to load|MIME type/);
    await page.route(/start-app/, (route) => route.fulfill(gone));
    await page.goto(contact.path);
    await write(page);
    await sendButton(page).click();
    for (const _ of ["first press", "second press"]) {
      await expect(notice(page)).toBeFocused();
      await expectValues(page, message);
      await sendButton(page).click();
    }
    for (const { text, href } of [company.phone, company.email]) {
      await expect(notice(page).getByRole("link", { name: text })).toHaveAttribute("href", href);
    }
    expect(documentsOf(watch.requests)).toHaveLength(2);
  });

  test("a script that the network doesn't bring shows phone and mail, and reloads nothing", async ({
    page,
    watch,
  }) => {
    watch.expectMessage(/^error: Failed to load/);
    // A reload would lead to the browser's error page, also where it believes to be online.
    await page.route(/start-app/, (route) => route.abort());
    await page.goto(contact.path);
    await write(page);
    for (const _ of ["first press", "second press"]) {
      await sendButton(page).click();
      await expect(notice(page)).toBeFocused();
    }
    await expectValues(page, message);
    expect(documentsOf(watch.requests)).toHaveLength(1);
  });

  test("without a network Send shows phone and mail; once it is back, Send reloads the page", async ({
    page,
    context,
    watch,
    delivered,
  }) => {
    watch.expectMessage(/^error: Failed to load/);
    await page.goto(contact.path);
    await context.setOffline(true);
    await write(page);
    await sendButton(page).click();
    await expect(notice(page)).toBeFocused();
    await expectValues(page, message);
    expect(documentsOf(watch.requests)).toHaveLength(1);

    await context.setOffline(false);
    await sendButton(page).click();
    await expect.poll(() => documentsOf(watch.requests).length).toBe(2);
    await expect(notice(page)).toBeFocused();
    await expectValues(page, message);
    await takenOver(page);
    await sendButton(page).click();
    await expectThanks(page);
    expect(await delivered()).toEqual([message]);
  });
});
