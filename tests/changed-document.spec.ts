/*
 * Translators and extensions change the document that React has rendered: before the script has loaded
 * and afterward, in documents and in pages opened in the app.
 */
import type { Page } from "@playwright/test";
import {
  contact,
  expect,
  expectPage,
  goHome,
  goToContact,
  holdScript,
  home,
  takenOver,
  translate,
} from "./fixtures";
import {
  button,
  emailField,
  expectThanks,
  expectValues,
  field,
  form,
  message,
  textField,
  write,
} from "./form";
import { test } from "./full-site-fixtures";

/** Translates the page, and adds elements after fields and around sections, as password managers and readers do. */
const change = async (page: Page) => {
  await translate(page);
  await page.evaluate(() => {
    for (const field of document.querySelectorAll("main input, main textarea")) {
      field.after(document.createElement("extension-icon"));
    }
    for (const section of document.querySelectorAll("main > section")) {
      const wrapper = document.createElement("extension-frame");
      section.replaceWith(wrapper);
      wrapper.append(section);
    }
  });
};

test("what is typed in a changed document stays once the script starts, and is sent; pages open in the app", async ({
  page,
  receiver,
}) => {
  const script = await holdScript(page);
  await page.goto(contact.path);
  await change(page);
  await write(page);
  const selection = () =>
    field(page, textField).evaluate((input: HTMLInputElement) => [
      input.selectionStart,
      input.selectionEnd,
    ]);
  await field(page, textField).evaluate((input: HTMLInputElement) => {
    input.focus();
    input.setSelectionRange(1, 2);
  });
  const label = form(page).locator("label").first();
  const words = await label.innerText();
  script.release();
  await takenOver(page);
  await expect(field(page, textField)).toBeFocused();
  expect(await selection()).toEqual([1, 2]);
  await expect(label).toHaveText(words);
  await expectValues(page, message);

  await field(page, emailField).fill("ada at example");
  await button(page).click();
  await expect(field(page, emailField)).toHaveAttribute("aria-invalid", "true");
  await field(page, emailField).fill(message[emailField] ?? "");
  await button(page).click();
  await expectThanks(page);
  // The same in pages that are opened in the app.
  await goHome(page);
  await change(page);
  await goToContact(page);
  await change(page);
  await write(page);
  await button(page).click();
  await expectThanks(page);
  expect(receiver.messages()).toMatchObject([message, message]);
  await page.goBack();
  await expectPage(page, home);
});
