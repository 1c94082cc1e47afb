/*
 * axe in states that need interaction. every-page.spec.ts runs it on pages as they open,
 * contact-form-delivery.spec.ts on the form.
 */
import { header as words } from "../src/layout/content";
import { addAxe, expectNoViolations } from "./axe";
import { arrive, expect, home, jumpTo, menus, skipWithoutMenus, test } from "./fixtures";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ page }) => addAxe(page));

test("open menus have no violations", async ({ page }) => {
  skipWithoutMenus();
  await arrive(page, home.path);
  for (const { label } of menus) {
    await page.getByRole("banner").getByRole("button", { name: label, exact: true }).click();
    await expectNoViolations(page, "header", label);
  }
});

test("the small-screen menu and the lists in it have no violations", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: "dark" });
  await arrive(page, home.path);
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: words.menu, exact: true }).click();
  await expectNoViolations(page, "header", "the menu");
  for (const { label } of menus) {
    await header.getByRole("button", { name: label, exact: true }).click();
    await expectNoViolations(page, "header", label);
    await header.getByRole("button", { name: words.back }).click();
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the scrolled header has no violations, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await arrive(page, home.path);
    await jumpTo(page, 100);
    await expect(page.getByRole("banner")).not.toHaveCSS("box-shadow", "none");
    await expectNoViolations(page, "header");
  });
}
