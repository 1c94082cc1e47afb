import { expect, test } from "../fixtures";
import { closing, entry, entryNames, expectButtons, expectEntries, hero, part } from "../reading";

const cases = [/\bsales\b/i, /\bfinancial\b/i, /\boperations\b/i, /\bcustomer\b/i];

test.beforeEach(async ({ page }) => {
  await page.goto("/microsoft/powerbi");
});

test("a visitor gets a demo or learns more first, and at the end goes up to all services", async ({
  page,
}) => {
  await expectButtons(hero(page), [
    ["Get Demo", "/contact"],
    ["Learn More", "/portfolio"],
  ]);
  await expectButtons(closing(page), [
    ["Schedule Analytics Review", "/contact"],
    ["View All Microsoft Services", "/microsoft"],
  ]);
});

test("a visitor reads six features and four reasons", async ({ page }) => {
  await expectEntries(part(page, /\bsix\b|features/i), 6);
  await expectEntries(part(page, /reasons|why/i), 4);
});

test("a visitor finds four use cases, each with badges of its metrics", async ({ page }) => {
  const useCases = part(page, /use cases/i);
  await expect(entryNames(useCases)).toHaveText(cases);
  const all = new Set<string>();
  for (const name of await entryNames(useCases).allInnerTexts()) {
    const badges = await entry(useCases, name).getByRole("listitem").allInnerTexts();
    expect(badges.length, name).toBeGreaterThanOrEqual(2);
    for (const badge of badges) {
      expect(badge.trim(), name).not.toBe("");
      expect(all.has(badge), badge).toBe(false);
      all.add(badge);
    }
  }
});

test("a visitor who cannot see the charts is told their numbers", async ({ page }) => {
  for (const [where, place] of [
    ["board", hero(page)],
    ["use cases", part(page, /use cases/i)],
  ] as const) {
    const drawn = place.getByRole("img", { name: /\d.*\d/ });
    const told = place.getByRole("figure").filter({ has: page.getByRole("table") });
    await expect(drawn.or(told).first(), where).toBeVisible();
  }
});
