import type { Page } from "@playwright/test";
import { expect, routes, test } from "./fixtures";
import { specifiedMenus } from "./specification";

test.use({ javaScriptEnabled: false });

const header = (page: Page) => page.getByRole("banner");
const form = (page: Page) => page.getByRole("form", { name: "Contact" });

test("a visitor opens every menu and follows its items", async ({ page }) => {
  await page.goto("/");
  for (const { label, items } of specifiedMenus) {
    await header(page).getByRole("button", { name: label }).click();
    for (const [name] of items) {
      await expect(header(page).getByRole("link", { name, exact: true })).toBeVisible();
    }
  }
  await expect(header(page).getByRole("link", { name: "IT Infrastructure" })).toBeHidden();
  await header(page).getByRole("link", { name: "Company Overview" }).click();
  await expect(page).toHaveTitle("About Us - Quietworks");
});

test("a visitor closes a menu with Escape or a press outside", async ({ page }) => {
  await page.goto("/");
  const button = header(page).getByRole("button", { name: "Software" });
  const entry = header(page).getByRole("link", { name: "AI Consulting" });
  await button.press("Enter");
  await expect(entry).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(entry).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(entry).toBeVisible();
  await page.mouse.click(20, 760);
  await expect(entry).toBeHidden();
});

test.describe("a visitor with a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("opens the menu, a list in it, goes back and follows an item", async ({ page }) => {
    await page.goto("/");
    const about = header(page).getByRole("link", { name: "Company Overview" });
    await header(page).getByRole("button", { name: "Menu", exact: true }).tap();
    await header(page).getByRole("button", { name: "About" }).tap();
    await expect(about).toBeVisible();
    await header(page).getByRole("button", { name: "Back" }).tap();
    await expect(about).toBeHidden();
    await header(page).getByRole("button", { name: "About" }).tap();
    await about.tap();
    await expect(page).toHaveTitle("About Us - Quietworks");
    await expect(header(page).getByRole("navigation")).toBeHidden();
  });
});

for (const path of ["/", "/contact"]) {
  test(`${path} says how to write and call in place of the form`, async ({ page }) => {
    await page.goto(path);
    await expect(form(page)).toBeHidden();
    await expect(page.getByRole("main")).toContainText(
      /This form needs JavaScript.*We'll reply within 24 hours/s,
      { useInnerText: true },
    );
    const text = page.locator("noscript");
    for (const [name, href] of [
      ["(314) 555-0142", "tel:+13145550142"],
      ["hello@quietworks.example", "mailto:hello@quietworks.example"],
    ] as const) {
      await expect(text.getByRole("link", { name })).toBeVisible();
      await expect(text.getByRole("link", { name })).toHaveAttribute("href", href);
    }
  });
}

test("a visitor reads on every page what others read", async ({ page, browser, baseURL }) => {
  const others = await browser.newPage({ ...(baseURL && { baseURL }) });
  for (const { path } of routes) {
    await page.goto(path);
    await others.goto(path);
    await others.mouse.move(3, 400);
    // The form aside: without JavaScript other words stand in its place.
    const words = (of: Page) =>
      of.evaluate(() => {
        document.querySelector("[data-live=contact-form]")?.parentElement?.remove();
        return document.body.innerText;
      });
    expect(await words(page)).toBe(await words(others));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await others.close();
});
