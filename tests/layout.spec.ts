import { company } from "../src/site/company";
import { all, pageAt } from "./dist-page";
import { expect, home, routes, test } from "./fixtures";

/** Pages with an element in main that matches a selector. */
const pathsWith = (selector: string) =>
  routes.map(({ path }) => path).filter((path) => all(pageAt(path).main, selector).length > 0);

test("every picture loads in a size that fits the screen", async ({ page }) => {
  const paths = pathsWith("img");
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    await page.goto(path);
    for (const picture of await page.getByRole("main").locator("img").all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
        .toBeGreaterThan(0);
    }
    const sizes = await page.locator("main picture img").evaluateAll((all) =>
      Promise.all(
        all.map(async (img) => ({
          shown: img.clientWidth,
          file: (await createImageBitmap(img as HTMLImageElement)).width,
          source: (img as HTMLImageElement).currentSrc,
          isLazy: img.getAttribute("loading") === "lazy",
        })),
      ),
    );
    for (const { shown, file, source, isLazy } of sizes) {
      expect(source).toMatch(/\.avif$/);
      expect(file, source).toBeGreaterThanOrEqual(shown);
      // A picture that is used twice is loaded once, in the larger size.
      if (isLazy) expect(file, source).toBeLessThan(3 * shown);
    }
  }
});

test("'+N more' opens and closes the rest of a list, by mouse and by keyboard", async ({
  page,
}) => {
  const [path] = pathsWith("details li");
  test.skip(path === undefined, "no page has a list cut short");
  await page.goto(path ?? home.path);
  const list = page.locator("details:has(li)").first();
  const opener = list.locator("summary");
  const rest = list.getByRole("listitem");
  await expect(rest.first()).toBeHidden();
  await opener.click();
  await expect(rest.first()).toBeVisible();
  await opener.press("Enter");
  await expect(rest.first()).toBeHidden();
  await opener.press("Space");
  await expect(rest.first()).toBeVisible();
});

test("printed links to pages show their whole address", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(home.path);
  const links = page.getByRole("main").locator('a[href^="/"]');
  for (const link of await links.all()) {
    const path = await link.getAttribute("href");
    await expect(link).toHaveAccessibleName(new RegExp(` \\(${company.url}${path}\\)$`));
  }
  expect(await links.count()).toBeGreaterThan(0);
});
