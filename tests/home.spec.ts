import type { Page } from "@playwright/test";
import { arrive, expect, home, restingPlace, test, watchScrolling } from "./fixtures";

/** The links in Home's hero to a section of the page. */
const sectionLinks = (page: Page) => page.getByRole("main").locator('section:has(h1) a[href^="#"]');

/** Expects the section to start right below the header and its heading to be visible. */
async function expectToStandAt(page: Page, id: string) {
  await restingPlace(page);
  const header = await page.getByRole("banner").boundingBox();
  const section = await page.locator(`[id="${id}"]`).boundingBox();
  const distance = (section?.y ?? 0) - (header?.height ?? 0);
  expect(distance).toBeGreaterThanOrEqual(-1);
  expect(distance).toBeLessThan(120);
  const heading = page.locator(`[id="${id}"]`).getByRole("heading", { level: 2 });
  await expect(heading).toBeInViewport({ ratio: 1 });
}

/** The ids of the sections that the hero links to. */
async function sectionIds(page: Page): Promise<string[]> {
  const ids = await sectionLinks(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute("href")?.slice(1) ?? ""),
  );
  expect(ids.length).toBeGreaterThan(0);
  return ids;
}

test("the hero's links scroll smoothly to their sections", async ({ page }) => {
  await arrive(page, home.path);
  const title = await page.title();
  for (const [index, id] of (await sectionIds(page)).entries()) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    const positions = await watchScrolling(page);
    await sectionLinks(page).nth(index).click();
    await expect(page).toHaveURL(`${home.path}#${id}`);
    await expectToStandAt(page, id);
    const end = await restingPlace(page);
    expect((await positions()).filter((top) => top > 0 && top < end - 1).length).toBeGreaterThan(1);
    await expect(page).toHaveTitle(title);
  }
});

test("the hero's links go to their sections in a new tab", async ({ page }) => {
  await page.goto(home.path);
  for (const id of await sectionIds(page)) {
    await page.goto("about:blank");
    await arrive(page, `${home.path}#${id}`);
    await expectToStandAt(page, id);
  }
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the hero's links jump to their sections", async ({ page }) => {
    await arrive(page, home.path);
    const id = (await sectionIds(page)).at(-1);
    const positions = await watchScrolling(page);
    await sectionLinks(page).last().click();
    await expect(page).toHaveURL(`${home.path}#${id}`);
    const end = await restingPlace(page);
    expect((await positions()).filter((top) => Math.abs(top - end) > 1)).toEqual([]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the hero's links go to their sections", async ({ page }) => {
    await page.goto(home.path);
    for (const link of await sectionLinks(page).all()) {
      const address = await link.getAttribute("href");
      await link.click();
      await expect(page).toHaveURL(`${home.path}${address}`);
      const heading = page.locator(address ?? "").getByRole("heading", { level: 2 });
      await expect(heading).toBeInViewport({ ratio: 1 });
    }
  });
});
