import type { Page } from "@playwright/test";
import { withoutScript } from "../src/contact/content";
import { header as words } from "../src/layout/content";
import { company } from "../src/site/company";
import { delivery } from "../src/site/delivery";
import {
  contact,
  contactButton,
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
import { form } from "./form";

test.use({ javaScriptEnabled: false });

const header = (page: Page) => page.getByRole("banner");
const menuButton = (page: Page, label: string) =>
  header(page).getByRole("button", { name: label, exact: true });

test("menus open one at a time, close with Escape or a press outside, and link to pages", async ({
  page,
}) => {
  skipWithoutMenus();
  await page.goto(home.path);
  const panels = header(page).locator("nav [popover]");
  for (const [index, { label }] of menus.entries()) {
    await menuButton(page, label).click();
    await expect(panels.nth(index)).toBeVisible();
    await expect(panels.filter({ visible: true })).toHaveCount(1);
  }
  const button = menuButton(page, menuPage.label);
  const entry = linkTo(header(page), menuPage.route);
  await page.keyboard.press("Escape");
  await expect(panels.filter({ visible: true })).toHaveCount(0);
  await button.press("Enter");
  await expect(entry).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(entry).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(entry).toBeVisible();
  await page.mouse.click(20, 760);
  await expect(entry).toBeHidden();
  await button.click();
  await entry.click();
  await expectPage(page, menuPage.route);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the menu opens, its lists open and go back, and entries link to pages", async ({
    page,
  }) => {
    skipWithoutMenus();
    await page.goto(home.path);
    const entry = linkTo(header(page), menuPage.route);
    await header(page).getByRole("button", { name: words.menu, exact: true }).tap();
    await menuButton(page, menuPage.label).tap();
    await expect(entry).toBeVisible();
    await header(page).getByRole("button", { name: words.back }).tap();
    await expect(entry).toBeHidden();
    await menuButton(page, menuPage.label).tap();
    await entry.tap();
    await expectPage(page, menuPage.route);
    await expect(header(page).getByRole("navigation")).toBeHidden();
  });

  test("the open menu lies over nothing in the header once the phone is turned", async ({
    page,
  }) => {
    await page.goto(home.path);
    await header(page).getByRole("button", { name: words.menu, exact: true }).tap();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(contactButton(page)).toBeInViewport({ ratio: 1 });
    const name = await homeLink(page).boundingBox();
    const navigation = await header(page).getByRole("navigation").boundingBox();
    expect(navigation?.x).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? 0));
    await homeLink(page).tap();
    await expect(contactButton(page)).toBeInViewport({ ratio: 1 });
  });
});

for (const [place, end] of [
  ["in the header", "</nav>"],
  ["between the header and the page", "<main"],
] as const) {
  test(`a document that ends ${place} shows its navigation`, async ({ page }) => {
    await page.route(home.path, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.slice(0, html.indexOf(end)) });
    });
    await page.goto(home.path);
    await expect(contactButton(page)).toBeVisible();
  });
}

test("the contact page says how to write and call in the form's place", async ({ page }) => {
  test.skip(delivery !== undefined, "With an endpoint the browser posts the form");
  await page.goto(contact.path);
  await expect(form(page)).toBeHidden();
  const text = page.locator("noscript");
  await expect(text).toContainText(`${withoutScript[0]}`, { useInnerText: true });
  for (const { text: name, href } of [company.phone, company.email]) {
    const link = text.getByRole("link", { name, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("href", href);
  }
});
