import type { Page } from "@playwright/test";
import { all, pageAt } from "./dist-page";
import {
  arrive,
  expect,
  headerEnd,
  home,
  jumpTo,
  restingPlace,
  test,
  watchScrolling,
} from "./fixtures";

/** The sections that links in Home's hero lead to. */
const ids = all(pageAt(home.path).hero, 'a[href^="#"]').map((link) =>
  (link.getAttribute("href") ?? "").slice(1),
);

test.skip(ids.length === 0, "This site has no link from Home's hero to a section");

const linkTo = (page: Page, id: string) =>
  page.getByRole("main").locator(`section:has(h1) a[href="#${id}"]`).first();

/** Expects the section to start right below the header and its heading to be visible. */
async function expectToStandAt(page: Page, id: string) {
  await expect(page).toHaveURL(`${home.path}#${id}`);
  await restingPlace(page);
  const section = await page.locator(`[id="${id}"]`).boundingBox();
  const distance = (section?.y ?? 0) - (await headerEnd(page));
  expect(distance).toBeGreaterThanOrEqual(-1);
  expect(distance).toBeLessThan(120);
  const heading = page.locator(`[id="${id}"]`).getByRole("heading", { level: 2 });
  await expect(heading).toBeInViewport({ ratio: 1 });
}

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  const isSmooth = reducedMotion === "no-preference";
  test(`the hero's links ${isSmooth ? "scroll smoothly" : "jump"} to their sections`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await arrive(page, home.path);
    const title = await page.title();
    for (const id of ids) {
      await jumpTo(page, 0);
      const positions = await watchScrolling(page);
      await linkTo(page, id).click();
      await expectToStandAt(page, id);
      const end = await restingPlace(page);
      const onTheWay = (await positions()).filter((top) => top > 0 && Math.abs(top - end) > 1);
      if (isSmooth) expect(onTheWay.length).toBeGreaterThan(1);
      else expect(onTheWay).toEqual([]);
      await expect(page).toHaveTitle(title);
    }
  });
}

test("the hero's links go to their sections in a new tab", async ({ page }) => {
  for (const id of ids) {
    await page.goto("about:blank");
    await arrive(page, `${home.path}#${id}`);
    await expectToStandAt(page, id);
  }
});
