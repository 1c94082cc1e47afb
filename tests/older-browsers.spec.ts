/*
 * Browsers without popovers (docs/reliability.md, "Browsers") get every word, every link and the form. npm run
 * test:engines looks at a real one, dist/portfolio-tabs.test.ts at what :has is for.
 */
import type { Page } from "@playwright/test";
import { coveredControls } from "./covered-controls";
import {
  arrive,
  changeDocuments,
  contact,
  expect,
  expectPage,
  home,
  homeLink,
  linkTo,
  menuPage,
  menus,
  skipWithoutMenus,
  test,
} from "./fixtures";
import { expectThanks, message, sendButton, write } from "./form";

/** Takes popovers out of the documents that a page opens, and out of the browser. */
async function browseWithoutPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, "popover"));
  await changeDocuments(page, (html) =>
    html.replace(/popover(?==|target)|(?<=:)popover-open/g, "data-unknown"),
  );
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

const header = (page: Page) => page.getByRole("banner");

test("without popovers, on a phone, every link can be pressed", async ({ page }) => {
  await browseWithoutPopovers(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path } of [home, contact]) {
    await page.goto(path);
    expect(await coveredControls(page), path).toEqual([]);
    await expect(header(page).getByRole("button")).toHaveCount(0);
    await expect(header(page).locator("a").filter({ visible: false })).toHaveCount(0);
  }
});

test("without popovers the form and all links work", async ({ page, watch, delivered }) => {
  await browseWithoutPopovers(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, contact.path);
  await write(page);
  await sendButton(page).click();
  await expectThanks(page);
  expect(await delivered()).toEqual([message]);
  await homeLink(page).click();
  await expectPage(page, home);
  expect(watch.documents()).toEqual([contact.path, home.path]);
});

test("without popovers, on a wide screen, menus open on hover", async ({ page }) => {
  skipWithoutMenus();
  await browseWithoutPopovers(page);
  await page.goto(contact.path);
  expect(await coveredControls(page)).toEqual([]);
  for (const { label } of menus) {
    const button = page.getByRole("button", { name: label, exact: true });
    const links = header(page).getByRole("listitem").filter({ has: button }).getByRole("link");
    await button.hover();
    const { x = 0, y = 0, width = 0 } = (await links.first().boundingBox()) ?? {};
    // In small steps, as a hand would, also across other items.
    await page.mouse.move(x + width / 2, y + 10, { steps: 8 });
    await expect(links.first()).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole("button", { name: menuPage.label, exact: true }).focus();
  await page.mouse.move(640, 780);
  await linkTo(header(page), menuPage.route).click();
  await expectPage(page, menuPage.route);
});
