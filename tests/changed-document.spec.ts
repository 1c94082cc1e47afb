/*
 * Translators and extensions change the document that React has rendered: before the script has loaded
 * and afterward, in documents and in pages opened in the app.
 */
import { extend, translate } from "./document-changes";
import {
  arrive,
  contact,
  contactButton,
  expect,
  expectPage,
  footerPage,
  holdScript,
  home,
  linkTo,
  takenOver,
  test,
} from "./fixtures";
import { expectThanks, expectValues, field, form, message, write } from "./form";

for (const [who, change] of [
  ["a translator", translate],
  ["an extension", extend],
] as const) {
  test.describe(`after ${who} has changed the document`, () => {
    test("text, focus, selection and labels stay when the script starts, and the message is sent", async ({
      page,
      delivered,
    }) => {
      const script = await holdScript(page);
      await page.goto(contact.path);
      await change(page);
      await write(page);
      await field(page, "name").evaluate((input: HTMLInputElement) => {
        input.focus();
        input.setSelectionRange(1, 2);
      });
      const label = form(page).locator("label").first();
      const words = await label.innerText();
      script.release();
      await takenOver(page);
      await expect(field(page, "name")).toBeFocused();
      expect(
        await field(page, "name").evaluate((input: HTMLInputElement) => [
          input.selectionStart,
          input.selectionEnd,
        ]),
      ).toEqual([1, 2]);
      await expect(label).toHaveText(words);
      await expectValues(page, message);

      await field(page, "message").fill("");
      await form(page).getByRole("button").click();
      await expect(field(page, "message")).toHaveAttribute("aria-invalid", "true");
      await field(page, "message").fill(message.message);
      await form(page).getByRole("button").click();
      await expectThanks(page);
      expect(await delivered()).toEqual([message]);
    });

    test("a submit before the script has loaded is delivered once", async ({ page, delivered }) => {
      const script = await holdScript(page);
      await page.goto(contact.path);
      await write(page);
      await form(page).getByRole("button").click();
      await change(page);
      script.release();
      await expectThanks(page);
      expect(await delivered()).toEqual([message]);
    });

    test("pages open in the app, with a form that sends", async ({ page, delivered }) => {
      await arrive(page, home.path);
      await contactButton(page).click();
      await expectPage(page, contact);
      await change(page);
      await write(page);
      await form(page).getByRole("button").click();
      await expectThanks(page);
      expect(await delivered()).toEqual([message]);
      await linkTo(page.getByRole("contentinfo"), footerPage).click();
      await expectPage(page, footerPage);
      await change(page);
      await page.goBack();
      await expectPage(page, contact);
    });
  });
}
