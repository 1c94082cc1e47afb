import type { Page } from "@playwright/test";
import { arrive, expect, test } from "./fixtures";
import { specifiedMenus } from "./specification";

const header = (page: Page) => page.getByRole("banner");
const menuButton = (page: Page, label: string) => header(page).getByRole("button", { name: label });
const entry = (page: Page, name: string) =>
  header(page).getByRole("link", { name, exact: true, includeHidden: true });

/** The menu's entries that the visitor sees, by menu. */
async function expectOpen(page: Page, open: string | undefined) {
  for (const { label, items } of specifiedMenus) {
    for (const [name] of [items[0], items.at(-1)].flatMap((item) => (item ? [item] : []))) {
      await expect(entry(page, name)).toBeVisible({ visible: label === open });
    }
  }
}

test("a visitor hears a header with Home, four menus and Get Started", async ({ page }) => {
  await arrive(page, "/about");
  await expect(header(page)).toMatchAriaSnapshot(`
    - banner:
      - link "Quietworks":
        - /url: /
      - navigation "Main":
        - list:
          - listitem:
            - link "Home":
              - /url: /
          - listitem:
            - button "Managed Services"
          - listitem:
            - button "Software"
          - listitem:
            - button "Microsoft Licensing"
          - listitem:
            - button "About"
        - link "Get Started":
          - /url: /contact
  `);
});

for (const { label, items, viewAll } of specifiedMenus) {
  test(`a visitor opens ${label} and finds its pages`, async ({ page }) => {
    await arrive(page, "/");
    await menuButton(page, label).click();
    await expectOpen(page, label);
    const panel = header(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: label }) });
    const links = panel.getByRole("listitem").getByRole("link");
    const found = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute("href")]),
    );
    expect(found).toEqual(items);
    const viewAllLink = panel.getByRole("link", { name: "View All" });
    if (viewAll) await expect(viewAllLink).toHaveAttribute("href", viewAll);
    else await expect(viewAllLink).toHaveCount(0);
  });
}

test("a visitor has one menu open at a time and closes it with its own button", async ({
  page,
}) => {
  await arrive(page, "/");
  for (const { label } of [...specifiedMenus, ...specifiedMenus.toReversed().slice(1)]) {
    await menuButton(page, label).click();
    await expectOpen(page, label);
  }
  await menuButton(page, "Managed Services").click();
  await expectOpen(page, undefined);
});

test("a visitor who chooses an item sees its page and no menu", async ({ page }) => {
  await arrive(page, "/");
  await menuButton(page, "About").click();
  await entry(page, "Contact Us").click();
  await expect(page).toHaveURL("/contact");
  await expectOpen(page, undefined);
  await menuButton(page, "About").click();
  await entry(page, "Contact Us").click();
  await expectOpen(page, undefined);
});

test("a visitor presses anywhere in an entry, not only on its name", async ({ page }) => {
  await arrive(page, "/");
  await menuButton(page, "About").click();
  await header(page).getByText("What we hold to, and why").click({ force: true });
  await expect(page).toHaveURL("/about");
});

test("a visitor closes a menu by pressing outside", async ({ page }) => {
  await arrive(page, "/");
  await menuButton(page, "Software").click();
  await expectOpen(page, "Software");
  await page.mouse.click(20, 760);
  await expectOpen(page, undefined);
});

test("a visitor goes through a menu by keyboard alone", async ({ page }) => {
  await arrive(page, "/");
  await menuButton(page, "Software").focus();
  await page.keyboard.press("Enter");
  await expectOpen(page, "Software");
  const inOrder = ["Web Development", "Mobile Development", "AI Consulting", "View All Software"];
  for (const name of inOrder) {
    await page.keyboard.press("Tab");
    await expect(header(page).getByRole("link", { name })).toBeFocused();
  }
  await page.keyboard.press("Shift+Tab");
  await expect(entry(page, "AI Consulting")).toBeFocused();
  await page.keyboard.press("Escape");
  await expectOpen(page, undefined);
  await expect(menuButton(page, "Software")).toBeFocused();
  await page.keyboard.press("Space");
  await expectOpen(page, "Software");
  await page.keyboard.press("Escape");
  await expectOpen(page, undefined);
  await expect(menuButton(page, "Software")).toBeFocused();
});

test("a visitor who leaves a menu by keyboard, either way, finds it closed", async ({ page }) => {
  await arrive(page, "/");
  await menuButton(page, "About").press("Enter");
  await entry(page, "Contact Us").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(header(page).getByRole("link", { name: "Get Started" })).toBeFocused();
  await expectOpen(page, undefined);

  await menuButton(page, "About").press("Enter");
  await expectOpen(page, "About");
  await page.keyboard.press("Shift+Tab");
  await expect(menuButton(page, "Microsoft Licensing")).toBeFocused();
  await expectOpen(page, undefined);
});

test("a visitor chooses an item by keyboard and starts reading at the new page", async ({
  page,
}) => {
  await arrive(page, "/");
  await menuButton(page, "About").press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/about");
  await expectOpen(page, undefined);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a visitor hears whether a menu is open", async ({ page, context }) => {
  await arrive(page, "/");
  const session = await context.newCDPSession(page);
  const expanded = async () => {
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    return nodes
      .filter(({ role, name }) => role?.value === "button" && name?.value === "Software")
      .map(({ properties }) => properties?.find(({ name }) => name === "expanded")?.value.value);
  };
  await expect.poll(expanded).toEqual([false]);
  await menuButton(page, "Software").click();
  await expect.poll(expanded).toEqual([true]);
});

test("a visitor skips the header with the first key press", async ({ page }) => {
  await arrive(page, "/contact");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a visitor sees each panel whole, on the narrowest wide screen too", async ({ page }) => {
  for (const width of [769, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await arrive(page, "/");
    for (const { label, items } of specifiedMenus) {
      await menuButton(page, label).click();
      for (const [name] of items) await expect(entry(page, name)).toBeInViewport({ ratio: 1 });
      await menuButton(page, label).click();
    }
  }
});
