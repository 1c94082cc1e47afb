import { sent, submitLabel } from "../src/contact/content";
import { header as words } from "../src/layout/content";
import { labelOf } from "./reading";
/*
 * axe in states that need interaction. every-page.spec.ts runs it on pages as they open.
 */

import { addAxe, expectNoViolationsInBoth } from "./axe";
import { arrive, contact, expect, home, jumpTo, menus, test } from "./fixtures";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ page }) => addAxe(page));

for (const width of [390, 1280]) {
  test(`the invalid contact form has no violations at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await arrive(page, contact.path);
    await page.getByRole("button", { name: submitLabel }).click();
    await expect(page.getByLabel(labelOf("name"))).toHaveAttribute("aria-invalid", "true");
    await expectNoViolationsInBoth(page, "main", "invalid");
  });

  test(`the sent contact form has no violations at ${width} px`, async ({ page, delivered }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.clock.install({ time: new Date("2030-01-01T09:00:00Z") });
    await arrive(page, contact.path);
    await page.getByLabel(labelOf("name")).fill("Ada");
    await page.getByLabel(labelOf("email")).fill("ada@example.org");
    await page.getByLabel(labelOf("message")).fill("Hello");
    await page.clock.pauseAt(new Date("2030-01-01T10:00:00Z"));
    await page.getByRole("button", { name: submitLabel }).click();
    await expect(page.getByRole("status")).toContainText(sent.thanks, { useInnerText: true });
    await page.clock.resume();
    await expectNoViolationsInBoth(page, "main", "sent");
    expect(await delivered()).toHaveLength(1);
  });
}

test("open menus have no violations", async ({ page }) => {
  await arrive(page, home.path);
  for (const { label } of menus) {
    await page.getByRole("banner").getByRole("button", { name: label, exact: true }).click();
    await expectNoViolationsInBoth(page, "header", label);
  }
});

test("the small-screen menu and the lists in it have no violations", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await arrive(page, home.path);
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: words.menu, exact: true }).click();
  await expectNoViolationsInBoth(page, "header", "the menu");
  for (const { label } of menus) {
    await header.getByRole("button", { name: label, exact: true }).click();
    await expectNoViolationsInBoth(page, "header", label);
    await header.getByRole("button", { name: words.back }).click();
  }
});

test("the scrolled header has no violations", async ({ page }) => {
  await arrive(page, home.path);
  await jumpTo(page, 100);
  await expect(page.getByRole("banner")).not.toHaveCSS("box-shadow", "none");
  await expectNoViolationsInBoth(page, "header");
});
