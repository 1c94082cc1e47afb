import type { Page } from "@playwright/test";
import { header as words } from "../src/layout/content";
import {
  arrive,
  contactButton,
  expect,
  expectPage,
  goToContact,
  home,
  jumpTo,
  linkTo,
  menuPage,
  menus,
  restingPlace,
  skipWithoutMenus,
  test,
} from "./fixtures";

skipWithoutMenus();

const header = (page: Page) => page.getByRole("banner");
const toggle = (page: Page) => header(page).getByRole("button", { name: words.menu, exact: true });
const button = (page: Page, name: string) =>
  header(page).getByRole("button", { name, exact: true });
const list = (page: Page) => header(page).getByRole("navigation", { name: "Main" });
const homeLink = (page: Page) => linkTo(list(page), home);

/** The popover of a menu's button. */
const panel = (page: Page, label: string) =>
  list(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: label, exact: true }) })
    .locator("[popover]");

const firstMenu = menus[0]?.label ?? "";
const lastMenu = menus.at(-1)?.label ?? "";

test.use({ viewport: { width: 390, height: 844 } });

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("the menu covers the screen below the header, its lists open and go back, and an entry opens its page", async ({
    page,
  }) => {
    await arrive(page, home.path);
    await expect(list(page)).toBeHidden();
    await toggle(page).tap();
    await expect(list(page)).toBeVisible();
    const top = await header(page).boundingBox();
    const area = await list(page).boundingBox();
    expect(area).toEqual({ x: 0, y: top?.height, width: 390, height: 844 - (top?.height ?? 0) });

    for (const control of await header(page).locator("a, button").filter({ visible: true }).all()) {
      const size = await control.boundingBox();
      expect(Math.round(size?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(Math.round(size?.width ?? 0)).toBeGreaterThanOrEqual(44);
    }

    for (const { label, items, viewAll } of menus) {
      await button(page, label).tap();
      for (const { name, href } of items) {
        const entry = href
          ? panel(page, label).locator(`a[href="${href}"]`)
          : panel(page, label).getByRole("link", { name, exact: true });
        await entry.scrollIntoViewIfNeeded();
        await expect(entry).toBeInViewport();
      }
      const viewAllLink = panel(page, label).getByRole("link", {
        name: `${words.viewAll} ${label}`,
      });
      await expect(viewAllLink).toHaveCount(viewAll ? 1 : 0);
      await button(page, words.back).tap();
      await expect(panel(page, label)).toBeHidden();
      await expect(homeLink(page)).toBeInViewport();
    }
    await toggle(page).tap();
    await expect(list(page)).toBeHidden();

    await toggle(page).tap();
    await button(page, menuPage.label).tap();
    await linkTo(panel(page, menuPage.label), menuPage.route).tap();
    await expectPage(page, menuPage.route);
    await expect(list(page)).toBeHidden();
    await expect(panel(page, menuPage.label)).toBeHidden();
    await expect.poll(() => restingPlace(page)).toBe(0);
  });
});

test("Tab moves through the menu, Enter opens its lists, 'Back' and Escape close them and give focus to their button", async ({
  page,
}) => {
  await arrive(page, home.path);
  const firstEntry = panel(page, firstMenu).getByRole("link").first();
  await toggle(page).press("Enter");
  await page.keyboard.press("Tab");
  await expect(homeLink(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(button(page, firstMenu)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(firstEntry).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(button(page, words.back)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(firstEntry).toBeFocused();
  await button(page, words.back).press("Enter");
  await expect(panel(page, firstMenu)).toBeHidden();
  await expect(button(page, firstMenu)).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(firstEntry).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel(page, firstMenu)).toBeHidden();
  await expect(button(page, firstMenu)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(list(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test("the menu closes when focus leaves it", async ({ page }) => {
  await arrive(page, home.path);
  await toggle(page).press("Enter");
  await contactButton(page).focus();
  await page.keyboard.press("Tab");
  await expect(list(page)).toBeHidden();
  await expect(page.getByRole("main").locator(":focus")).toBeInViewport();
});

test("Back closes the menu and the list in it", async ({ page }) => {
  await arrive(page, home.path);
  await toggle(page).click();
  await goToContact(page);
  await toggle(page).click();
  await button(page, lastMenu).click();
  await panel(page, lastMenu).getByText(lastMenu).click();
  await page.goBack();
  await expectPage(page, home);
  await expect(panel(page, lastMenu)).toBeHidden();
  await expect(list(page)).toBeHidden();
});

test("the page behind the open menu does not scroll", async ({ page }) => {
  await arrive(page, home.path);
  await jumpTo(page, 200);
  const scrollOver = async (top: number) => {
    await page.mouse.move(200, top);
    await page.mouse.wheel(0, 400);
    return restingPlace(page);
  };
  await toggle(page).click();
  // An announcement above the header gives way to the menu.
  const place = await restingPlace(page);
  expect(await scrollOver(600)).toBe(place);
  expect(await scrollOver(20)).toBe(place);
  await button(page, lastMenu).click();
  expect(await scrollOver(600)).toBe(place);
  expect(await scrollOver(20)).toBe(place);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect.poll(() => scrollOver(600)).toBeGreaterThan(200);
});

test("the menu closes when the screen becomes wide", async ({ page }) => {
  await arrive(page, home.path);
  await toggle(page).click();
  await button(page, lastMenu).click();
  await expect(panel(page, lastMenu)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(panel(page, lastMenu)).toBeHidden();
  await expect(toggle(page)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(list(page)).toBeHidden();
});
