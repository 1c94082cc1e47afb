import { expect, test } from "../fixtures";
import { closing, entry, entryNames, expectButtons, expectEntries, hero, part } from "../reading";

test.beforeEach(async ({ page }) => {
  await page.goto("/microsoft/office365");
});

test("a visitor gets started or learns more first, and at the end goes up to all services", async ({
  page,
}) => {
  await expectButtons(hero(page), [
    ["Get Started", "/contact"],
    ["Learn More", "/portfolio"],
  ]);
  await expectButtons(closing(page), [
    ["Get Free Consultation", "/contact"],
    ["View All Microsoft Services", "/microsoft"],
  ]);
});

test("a visitor knows six included apps by a mark of their own, drawn in the page", async ({
  page,
}) => {
  const apps = part(page, /\bapps\b/i);
  await expectEntries(apps, 6);
  const marks = new Set<string>();
  for (const name of await entryNames(apps).allInnerTexts()) {
    const mark = entry(apps, name).locator("svg").first();
    await expect(mark, name).toBeVisible();
    await expect(mark, name).toHaveAttribute("aria-hidden", "true");
    marks.add(await mark.innerHTML());
  }
  expect(marks.size).toBe(6);
  await expect(apps.locator("img")).toHaveCount(0);
});

test("a visitor reads four reasons", async ({ page }) => {
  await expectEntries(part(page, /^What changes when/), 4);
});
