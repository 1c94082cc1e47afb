import type { Page } from "@playwright/test";
import { arrive, expect, jumpTo, restingPlace, test } from "./fixtures";
import { specifiedMenus } from "./specification";

const header = (page: Page) => page.getByRole("banner");
const toggle = (page: Page) => header(page).getByRole("button", { name: "Menu", exact: true });
const button = (page: Page, name: string) => header(page).getByRole("button", { name });
const link = (page: Page, name: string) => header(page).getByRole("link", { name, exact: true });
const list = (page: Page) => header(page).getByRole("navigation", { name: "Main" });

test.use({ viewport: { width: 390, height: 844 } });

test.describe("a visitor with a phone", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("opens the menu with a tap and finds the same items", async ({ page }) => {
    await arrive(page, "/");
    await expect(list(page)).toBeHidden();
    await toggle(page).tap();
    await expect(list(page)).toMatchAriaSnapshot(`
      - navigation "Main":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - button "Managed Services"
          - listitem:
            - button "Software"
          - listitem:
            - button "Microsoft Licensing"
          - listitem:
            - button "About"
        - link "Get Started"
    `);
    for (const { label, items, viewAll } of specifiedMenus) {
      await button(page, label).tap();
      for (const [name, path] of items) {
        await expect(link(page, name)).toBeInViewport();
        await expect(link(page, name)).toHaveAttribute("href", path);
      }
      if (viewAll) await expect(link(page, `View All ${label}`)).toBeInViewport();
      await button(page, "Back").tap();
      await expect(link(page, items[0]?.[0] ?? "")).toBeHidden();
      await expect(link(page, "Home")).toBeInViewport();
    }
    await toggle(page).tap();
    await expect(list(page)).toBeHidden();
  });

  test("sees a list from the header down to the end of the screen", async ({ page }) => {
    await arrive(page, "/");
    await toggle(page).tap();
    await expect(list(page)).toBeVisible();
    const top = await header(page).boundingBox();
    const area = await list(page).boundingBox();
    expect(area).toEqual({ x: 0, y: top?.height, width: 390, height: 844 - (top?.height ?? 0) });
  });

  test("chooses an item: the page opens and every menu is closed", async ({ page }) => {
    await arrive(page, "/");
    await toggle(page).tap();
    await button(page, "About").tap();
    await link(page, "Company Overview").tap();
    await expect(page).toHaveTitle("About Us - Quietworks");
    await expect(list(page)).toBeHidden();
    await expect(link(page, "Contact Us")).toBeHidden();
    await expect.poll(() => restingPlace(page)).toBe(0);
  });

  test("presses nothing smaller than a fingertip", async ({ page }) => {
    await arrive(page, "/");
    await toggle(page).tap();
    for (const control of await header(page).locator("a, button").filter({ visible: true }).all()) {
      const size = await control.boundingBox();
      expect(Math.round(size?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(Math.round(size?.width ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
});

test("a visitor goes through the small menu by keyboard alone", async ({ page }) => {
  await arrive(page, "/");
  await toggle(page).press("Enter");
  await page.keyboard.press("Tab");
  await expect(link(page, "Home")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(link(page, "IT Infrastructure")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(button(page, "Back")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(link(page, "IT Infrastructure")).toBeFocused();

  await page.keyboard.press("Escape");
  await expect(link(page, "IT Infrastructure")).toBeHidden();
  await expect(button(page, "Managed Services")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(list(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test("a visitor who goes back to the list stands at the menu they came from", async ({ page }) => {
  await arrive(page, "/");
  await toggle(page).press("Enter");
  await button(page, "Software").press("Enter");
  await button(page, "Back").press("Enter");
  await expect(link(page, "Web Development")).toBeHidden();
  await expect(button(page, "Software")).toBeFocused();
});

test("a visitor who leaves the small menu by keyboard finds it closed", async ({ page }) => {
  await arrive(page, "/");
  await toggle(page).press("Enter");
  await link(page, "Get Started").focus();
  await page.keyboard.press("Tab");
  await expect(list(page)).toBeHidden();
  await expect(page.getByRole("main").locator(":focus")).toBeInViewport();
});

test("a visitor cannot scroll the page behind the open menu", async ({ page }) => {
  await arrive(page, "/");
  await jumpTo(page, 200);
  const scrollOver = async (top: number) => {
    await page.mouse.move(200, top);
    await page.mouse.wheel(0, 400);
    return restingPlace(page);
  };
  await toggle(page).click();
  expect(await scrollOver(600)).toBe(200);
  expect(await scrollOver(20)).toBe(200);
  await button(page, "About").click();
  expect(await scrollOver(600)).toBe(200);
  expect(await scrollOver(20)).toBe(200);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect.poll(() => scrollOver(600)).toBeGreaterThan(200);
});

test("a visitor who turns the screen wide finds the small menu gone", async ({ page }) => {
  await arrive(page, "/");
  await toggle(page).click();
  await button(page, "Software").click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(link(page, "Web Development")).toBeHidden();
  await expect(toggle(page)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(list(page)).toBeHidden();
});

test("a visitor reaches every item on a short screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 360 });
  await arrive(page, "/");
  await toggle(page).click();
  await button(page, "Managed Services").click();
  const last = link(page, "View All Managed Services");
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});
