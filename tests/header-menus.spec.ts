import type { Page } from "@playwright/test";
import { header as words } from "../src/layout/content";
import { clientLink } from "../src/site/navigation";
import {
  arrive,
  contact,
  contactButton,
  expect,
  expectPage,
  goToContact,
  home,
  linkTo,
  menuPage,
  menus,
  skipWithoutMenus,
  test,
} from "./fixtures";

skipWithoutMenus();

const header = (page: Page) => page.getByRole("banner");
const menuButton = (page: Page, label: string) =>
  header(page).getByRole("button", { name: label, exact: true });

/** The popover of a menu's button. */
const panel = (page: Page, label: string) =>
  header(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: label, exact: true }) })
    .locator("[popover]");

/** Expects one menu to be open and all others closed. */
async function expectOpen(page: Page, open: string | undefined) {
  for (const { label } of menus) {
    await expect(panel(page, label)).toBeVisible({ visible: label === open });
  }
}

test("one menu is open at a time, fits the screen and has an edge in forced colors, and its own button closes it", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await arrive(page, home.path);
  for (const width of [769, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { label } of menus) {
      await menuButton(page, label).click();
      await expectOpen(page, label);
      await expect(panel(page, label)).toHaveCSS("outline", /^rgb\(.+ solid 1px$/);
      for (const link of await panel(page, label).getByRole("link").all()) {
        await expect(link).toBeInViewport({ ratio: 1 });
      }
    }
    await menuButton(page, menus.at(-1)?.label ?? "").click();
    await expectOpen(page, undefined);
  }
});

test("a press anywhere in an entry opens its page and closes the menu, also on that page itself", async ({
  page,
}) => {
  await arrive(page, home.path);
  for (const _ of ["from Home", "from the page itself"]) {
    await menuButton(page, menuPage.label).click();
    const entry = panel(page, menuPage.label)
      .getByRole("listitem")
      .filter({ has: page.locator(`a[href="${menuPage.route.path}"]`) });
    await entry.getByRole("paragraph").click({ force: true });
    await expectPage(page, menuPage.route);
    await expectOpen(page, undefined);
  }
});

test("Back and Forward close an open menu", async ({ page }) => {
  await arrive(page, home.path);
  await goToContact(page);
  const open = async () => {
    await menuButton(page, menuPage.label).click();
    // Where nothing is, so that the focus leaves the button.
    await panel(page, menuPage.label).click({ position: { x: 4, y: 4 } });
    await expectOpen(page, menuPage.label);
  };
  await open();
  await page.goBack();
  await expectPage(page, home);
  await expectOpen(page, undefined);
  await open();
  await page.goForward();
  await expectPage(page, contact);
  await expectOpen(page, undefined);
});

test("Enter and Space open a menu, Tab moves through its links, Escape closes it, Enter opens a page", async ({
  page,
}) => {
  await arrive(page, home.path);
  const button = menuButton(page, menuPage.label);
  await button.press("Enter");
  await expectOpen(page, menuPage.label);
  const links = await panel(page, menuPage.label).getByRole("link").all();
  for (const link of links) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
  }
  await page.keyboard.press("Shift+Tab");
  await expect(links.at(-2) ?? button).toBeFocused();
  for (const key of ["Space", "Enter"]) {
    await page.keyboard.press("Escape");
    await expectOpen(page, undefined);
    await expect(button).toBeFocused();
    await page.keyboard.press(key);
    await expectOpen(page, menuPage.label);
  }
  await linkTo(panel(page, menuPage.label), menuPage.route).press("Enter");
  await expectPage(page, menuPage.route);
  await expectOpen(page, undefined);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a menu closes when focus leaves it, either way", async ({ page }) => {
  await arrive(page, home.path);
  const [last, before] = menus.map(({ label }) => label).toReversed();
  await menuButton(page, last ?? "").press("Enter");
  await panel(page, last ?? "")
    .getByRole("link")
    .last()
    .focus();
  await page.keyboard.press("Tab");
  const next = clientLink
    ? header(page).getByRole("link", { name: clientLink.label })
    : contactButton(page);
  await expect(next).toBeFocused();
  await expectOpen(page, undefined);

  await menuButton(page, last ?? "").press("Enter");
  await expectOpen(page, last);
  await page.keyboard.press("Shift+Tab");
  const previous = before ? menuButton(page, before) : linkTo(header(page), home);
  await expect(previous).toBeFocused();
  await expectOpen(page, undefined);
});

test("the first Tab focuses the skip link", async ({ page }) => {
  await arrive(page, home.path);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: words.skipLink })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
