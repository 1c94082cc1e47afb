import type { Page } from "@playwright/test";
import { formLabel } from "../src/contact/content";
import { header as words } from "../src/layout/content";
import { company, messageEndpoint } from "../src/site/company";
import { documents } from "./dist/site";
import {
  chooseMenuPage,
  expect,
  expectPage,
  home,
  linkTo,
  menuPage,
  menus,
  test,
} from "./fixtures";

test.use({ javaScriptEnabled: false });

const header = (page: Page) => page.getByRole("banner");
const menuButton = (page: Page, label: string) =>
  header(page).getByRole("button", { name: label, exact: true });

test("menus open one at a time, close with Escape or a press outside, and link to pages", async ({
  page,
}) => {
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
  await chooseMenuPage(page);
  await expectPage(page, menuPage.route);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the menu opens, its lists open and go back, and entries link to pages", async ({
    page,
  }) => {
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
});

test("pages with a contact form say how to write and call in its place", async ({ page }) => {
  test.skip(messageEndpoint !== undefined, "The browser posts it: contact-form-delivery.spec.ts");
  const paths = documents
    .filter(({ file, html }) => html.includes('data-island="contact-form"') && file !== "404.html")
    .map(({ file }) => `/${file.replace(/(?:index)?\.html$/, "")}`);
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("form", { name: formLabel })).toBeHidden();
    const text = page.locator("noscript");
    await expect(text).toContainText("This form needs JavaScript", { useInnerText: true });
    await expect(text).toContainText(company.replyTime, { useInnerText: true });
    for (const { text: name, href } of [company.phone, company.email]) {
      const link = text.getByRole("link", { name, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute("href", href);
    }
  }
});
