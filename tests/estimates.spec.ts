/* Estimates (src/ui/Estimate.tsx) on this company's pages. What each says is in the props of its island. */
import type { Page } from "@playwright/test";
import type { EstimateContent } from "../src/ui/Estimate";
import { pageAt } from "./dist-page";
import { contact, expect, expectPage, goHome, linkTo, routes, takenOver, test } from "./fixtures";

const estimates = routes.flatMap(({ path }) =>
  [...pageAt(path).main.querySelectorAll("[data-island]")].flatMap((island) => {
    const words: EstimateContent = JSON.parse(island.getAttribute("data-props") ?? "");
    return words.wrong && words.amounts ? { path, ...words } : [];
  }),
);

const phone = { width: 320, height: 800 };

test("estimates of two pages stand in one message", async ({ page }) => {
  test.skip(estimates.length < 2, "This site has no two estimates");
  await page.goto(estimates[0]?.path ?? "");
  for (const { path, fields } of estimates) {
    // In the app, also by a link in a menu.
    const onward = page.locator(`a[href="${path}"]`).first();
    if (path !== estimates[0]?.path) await onward.evaluate((a: HTMLElement) => a.click());
    const section = page.locator("section:has(react-island)");
    for (const { label } of fields) await section.getByRole("textbox", { name: label }).fill("7");
    const link = linkTo(section, contact);
    test.skip((await link.count()) === 0, "It leads to another site");
    await link.click();
    await expectPage(page, contact);
  }
  for (const { fields } of estimates) {
    await expect(page.locator("main form textarea")).toHaveValue(
      new RegExp(`${fields[0]?.label}: 7\n`),
    );
  }
});

for (const { path, fields, example, amounts, wrong } of estimates) {
  const [first = { label: "", value: "" }] = fields;
  const fieldsOf = (page: Page) =>
    fields.map(({ label }) => page.getByRole("textbox", { name: label }));
  const firstField = (page: Page) => page.getByRole("textbox", { name: first.label });
  const island = (page: Page) => page.locator("react-island", { has: firstField(page) });
  const section = (page: Page) => page.locator("section", { has: island(page) });
  const status = (page: Page) => island(page).getByRole("status");
  const messageField = (page: Page) => page.locator("main form textarea");

  /** Types into all fields with the keyboard. */
  const type = async (page: Page, text: string) => {
    await firstField(page).focus();
    for (const field of fieldsOf(page)) {
      await expect(field).toBeFocused();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
  };

  test.describe(`the estimate of ${path}`, () => {
    test("nothing moves, however large the result", async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(path);
      const places = () =>
        section(page).evaluate((element) =>
          [element, ...element.querySelectorAll("h2, input, a")].map((part) => {
            const { x, y, width, height } = part.getBoundingClientRect();
            return [x, y + scrollY, width, height].map(Math.round).join(" ");
          }),
        );
      const before = await places();
      for (const text of ["1", "1000", "abc", "200"]) {
        await type(page, text);
        expect(await places(), text).toEqual(before);
      }
    });

    test("an amount follows from an example as long as a field that needs a number has none", async ({
      page,
    }) => {
      test.skip(fields.length < 2, "It asks for one number");
      await page.goto(path);
      const amount = island(page).locator("strong").first();
      const before = await amount.innerText();
      await firstField(page).fill(first.value === "7" ? "8" : "7");
      await expect(amount).not.toHaveText(before);
      const needsAll =
        (await firstField(page).evaluate((input: HTMLInputElement) => input.inputMode)) ===
        "decimal";
      await expect(island(page).getByText(example)).toBeVisible({ visible: needsAll });
      // An example that no longer counts isn't shown.
      const [, second = firstField(page)] = fieldsOf(page);
      await expect(second).toHaveAttribute("placeholder", needsAll ? `${fields[1]?.value}` : "0");
    });

    // The rest is the same in each.
    if (path !== estimates[0]?.path) return;

    test("answers while one types, also what can't be, and is announced once typing pauses", async ({
      page,
    }) => {
      await page.clock.install();
      await page.goto(path);
      await expect(island(page)).toContainText(example);
      await type(page, "7");
      await expect(island(page)).not.toContainText(example);
      for (const label of amounts) await expect(island(page)).toContainText(label);
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.clock.runFor(1000);
      await firstField(page).fill("8");
      const before = await status(page).textContent();
      await page.clock.runFor(500);
      await firstField(page).fill("9");
      await page.clock.runFor(500);
      await expect(status(page)).toHaveText(`${before}`);
      await page.clock.runFor(500);
      await expect(status(page)).not.toHaveText(`${before}`);
      await expect(status(page)).toContainText(`${amounts[0]}: `);
      await firstField(page).fill("abc");
      await page.clock.runFor(1000);
      await expect(island(page)).toContainText(wrong);
      await expect(status(page)).toHaveText(wrong);
      await expect(firstField(page)).toHaveAttribute("aria-invalid", "true");
      await expect(firstField(page)).toHaveAccessibleDescription(wrong);
      // What was announced before isn't there again.
      for (const field of fieldsOf(page)) await field.fill("");
      await firstField(page).fill("7");
      await expect(status(page)).toHaveText("");
      await page.clock.runFor(1000);
      await expect(island(page)).not.toContainText(wrong, { useInnerText: true });
      await page.emulateMedia({ media: "print" });
      for (const field of fieldsOf(page)) await expect(field).toBeVisible();
      await expect(firstField(page)).toHaveValue("7");
      await expect(island(page).getByText(`${amounts[0]}`).first()).toBeVisible();
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test("its fields are hidden, and its link leads to the contact page", async ({ page }) => {
        await page.goto(path);
        await expect(page.getByText(first.label)).toBeHidden();
        const link = linkTo(page.locator("section:has(react-island)"), contact);
        test.skip((await link.count()) === 0, "It leads to another site");
        await link.click();
        await expectPage(page, contact);
      });
    });

    test("its link takes the figures into the contact form's message, after what was typed, but no example", async ({
      page,
    }) => {
      await page.goto(path);
      const link = linkTo(section(page), contact);
      test.skip((await link.count()) === 0, "It leads to another site");
      /** Follows the link, and returns the message there. */
      const take = async () => {
        await link.click();
        await expectPage(page, contact);
        return expect(messageField(page));
      };
      await firstField(page).click();
      await (await take()).toHaveValue("");
      await page.goBack();
      // One takes the example's place, stays over a reload, and takes no other example along.
      await firstField(page).click();
      await page.keyboard.type("5");
      await expect(status(page)).toHaveText(new RegExp(`^${amounts[0]}: `));
      await page.reload();
      await expect(firstField(page)).toHaveValue("5");
      await takenOver(page);
      const examples = fields.map(({ label, value }) => `${label}: ${value}\n`).join("|");
      await (await take()).not.toHaveValue(new RegExp(examples));
      await page.goBack();
      await type(page, "7");
      await expect(island(page)).not.toContainText(example);
      const amount = await island(page).locator("strong").last().innerText();
      await (await take()).toHaveValue(new RegExp(`${first.label}: 7\n[^]*${amounts.at(-1)}: `));
      expect(await messageField(page).inputValue()).toContain(amount);
      // Words stay, other numbers take the place of the first ones.
      await messageField(page).fill("Please call.");
      await page.goBack();
      // Where a slow page was loaded as a document, Back loads one too, whose island starts with the visitor's intent.
      await firstField(page).focus();
      for (const field of fieldsOf(page)) await expect(field).toHaveValue("7");
      await type(page, "9");
      const both = new RegExp(`^Please call\\.\n\n[^]*${first.label}: 9\n`);
      await (await take()).toHaveValue(both);
      await page.reload();
      await expect(messageField(page)).toHaveValue(both);
      expect(page.url()).toMatch(new RegExp(`${contact.path}$`));
      // Also after a reload, by a link in a menu.
      await takenOver(page);
      const again = page.locator(`a[href="${path}"]`).first();
      await again.evaluate((a: HTMLElement) => a.click());
      await type(page, "6");
      const message = await take();
      await message.toHaveValue(new RegExp(`^Please call\\.\n+[^]*${first.label}: 6\n`));
      await message.not.toHaveValue(new RegExp(`${first.label}: 9\n`));
    });

    test("a link that opened another tab takes nothing into the next page of this one", async ({
      page,
    }) => {
      await page.goto(path);
      const link = section(page).locator('a[href^="/"]').first();
      test.skip((await link.count()) === 0, "It has no link to a page");
      await type(page, "7");
      await link.click({ modifiers: ["ControlOrMeta"] });
      await goHome(page);
      const taken = await page.evaluate(() => [
        history.state?.figures?.heading,
        document.querySelector<HTMLTextAreaElement>("main form textarea")?.value,
      ]);
      expect(taken.join("")).toBe("");
    });
  });
}
