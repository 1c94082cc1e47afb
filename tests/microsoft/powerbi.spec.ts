import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import {
  closing,
  entryNames,
  expectButtons,
  expectEntries,
  hero,
  part,
  sectionWith,
} from "../reading";

const casesOf = (page: Page) => part(page, /^Four questions/);

/** Sizes as they are drawn, px. */
const sizes = (shapes: Locator, side: "width" | "height") =>
  shapes.evaluateAll(
    (all, which) => all.map((shape) => shape.getBoundingClientRect()[which]),
    side,
  );

/** The sizes are to each other as the numbers are, to one hundredth of the largest. */
function expectProportions(drawn: readonly number[], told: readonly string[]) {
  const shares = (all: readonly number[]) => all.map((one) => one / Math.max(...all));
  const numbers = shares(told.map(Number));
  expect(numbers.length).toBeGreaterThan(1);
  expect(drawn).toHaveLength(numbers.length);
  for (const [index, share] of shares(drawn).entries()) {
    expect(Math.abs(share - (numbers[index] ?? 0)), told[index]).toBeLessThan(0.01);
  }
}

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
  // Features may stand in groups that have names, too.
  const features = sectionWith(page, "Connectors")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading"), hasNot: page.getByRole("listitem") });
  await expect(features).toHaveCount(6);
  await expectEntries(sectionWith(page, "Excel stays"), 4);
});

test("a visitor finds four use cases, each with badges of its metrics", async ({ page }) => {
  await expect(entryNames(casesOf(page))).toHaveText([
    /^Sales\b/i,
    /^Financial\b/i,
    /^Operations\b/i,
    /^Customer\b/i,
  ]);
  const all = new Set<string>();
  for (const example of await casesOf(page).locator("li:has(h3), article").all()) {
    const badges = await example.getByRole("listitem").allInnerTexts();
    const name = await entryNames(example).innerText();
    expect(badges.length, name).toBeGreaterThanOrEqual(2);
    for (const badge of badges) {
      expect(badge.trim(), name).not.toBe("");
      expect(all.has(badge), badge).toBe(false);
      all.add(badge);
    }
  }
});

test("a visitor who cannot see the charts is told their numbers", async ({ page }) => {
  // The board is decoration; what it shows is said beside it.
  expect(await hero(page).ariaSnapshot()).toMatch(/(?:\d+, ){5}\d+/);
  const charts = casesOf(page).getByRole("img").and(page.locator("svg"));
  const tables = casesOf(page).getByRole("figure").getByRole("table");
  await expect(charts.or(tables).first()).toBeVisible();
  for (const chart of await charts.all()) {
    await expect(chart).toHaveAccessibleName(/(?:\d+\D+){3}/);
  }
});

test("a visitor sees the charts drawn to the numbers that are told", async ({ page }) => {
  const weeks = /(?:\d+, ){5,}\d+/.exec(await hero(page).ariaSnapshot())?.[0].split(", ");
  const bars = hero(page).locator("svg svg rect");
  expectProportions(await sizes(bars, "height"), weeks ?? []);

  const sales = casesOf(page).getByRole("img", { name: /North/ });
  const regions = (await sales.getAttribute("aria-label"))?.matchAll(/\$(\d+)k, plan/g) ?? [];
  expectProportions(
    await sizes(sales.locator("g > rect:first-of-type"), "width"),
    [...regions].map(([, value = ""]) => value),
  );
});
