/* What becomes of a message that has not been sent, and of one that has. */
import type { Page } from "@playwright/test";
import { delivery } from "../site/delivery";
import { notSent } from "../site/words/contact-form";
import {
  arrive,
  contact,
  expect,
  expectPage,
  goHome,
  goToContact,
  home,
  otherPage,
  takenOver,
  test,
} from "./fixtures";
import {
  expectPhoneAndMail,
  expectThanks,
  expectValues,
  form,
  longField,
  message,
  sendButton,
  write,
} from "./form";

/** Leaves for another document and comes back to a new copy of the first one. */
async function leaveAndComeBack(page: Page) {
  await page.goto(otherPage.path);
  await page.goBack();
  const kind = await page.evaluate(
    () => performance.getEntriesByType("navigation").map((entry) => entry.toJSON().type)[0],
  );
  expect(kind, "not from the page cache").toBe("back_forward");
}

test("a message typed in a page opened in the app stays over documents, pages and reloads, and is gone once sent", async ({
  page,
  delivered,
}) => {
  await arrive(page, home.path);
  await goToContact(page);
  await write(page);
  await leaveAndComeBack(page);
  await expectValues(page, message);
  await takenOver(page);
  await goHome(page);
  await page.goBack();
  await expectPage(page, contact);
  await expectValues(page, message);
  const changed = { ...message, [longField]: "Newer words." };
  await write(page, changed);
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain("Newer");
  await page.reload();
  await expectValues(page, changed);
  await takenOver(page);
  await sendButton(page).click();
  await expectThanks(page);
  await expectValues(page);
  await goHome(page);
  await goToContact(page);
  await expectValues(page);
  await leaveAndComeBack(page);
  await expectValues(page);
  expect(await delivered()).toEqual([changed]);
});

test("a message in a document stays over reloads of other pages and Back until sent", async ({
  page,
  watch,
  delivered,
}) => {
  await arrive(page, contact.path);
  await write(page);
  await goHome(page);
  await page.reload();
  await page.goBack();
  await expectPage(page, contact);
  await expectValues(page, message);
  expect(watch.documents(), "after the reload, Back opens a document").toHaveLength(3);
  await takenOver(page);
  await goHome(page);
  await page.reload();
  await takenOver(page);
  await page.goBack();
  await expectPage(page, contact);
  await expectValues(page, message);
  await sendButton(page).click();
  await expectThanks(page);
  await page.reload();
  await expectValues(page);
  expect(await delivered()).toEqual([message]);
});

test.describe("without the form's script", () => {
  test.skip(delivery !== undefined, "With an endpoint the browser posts the form");

  for (const chunk of ["start-app", "contact"]) {
    test(`Send shows phone and mail and keeps the text, also over a reload (${chunk})`, async ({
      page,
      watch,
      delivered,
    }) => {
      watch.expectMessage(/^error: Failed to load|MIME type/);
      // A deploy has removed it while the page was open. The second document has another one.
      await page.route(new RegExp(`/assets/${chunk}-[\\w-]+\\.js$`), (route) =>
        watch.documents().length > 1 ? route.fallback() : route.fulfill({ status: 404, body: "" }),
      );
      await page.goto(contact.path);
      await write(page);
      const notice = form(page).getByRole("alert");
      for (let press = 0; press < 2; press++) {
        await sendButton(page).click();
        await expect(notice).toBeFocused();
        await expectValues(page, message);
      }
      // From the style sheet, so not as text.
      expect(await notice.ariaSnapshot()).toContain(notSent.failure);
      await expectPhoneAndMail(notice);
      expect(watch.documents()).toHaveLength(1);

      await page.reload();
      await expectValues(page, message);
      await takenOver(page);
      await sendButton(page).click();
      await expectThanks(page);
      expect(await delivered()).toEqual([message]);
    });
  }
});
