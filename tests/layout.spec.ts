import type { Page } from "@playwright/test";
import { documents } from "./built/site";
import { expect, routes, test } from "./fixtures";

const htmlOf = (path: string) =>
  documents.find(({ file }) => file === (path === "/" ? "index.html" : `${path.slice(1)}.html`))
    ?.html ?? "";

/** What a page says or shows without being visible, and drawings that paint nothing. */
const unseen = (page: Page, said: string) =>
  page.evaluate((said) => {
    const illustration = "[data-ground][aria-hidden=true]";
    // Closed lists, the notice of an empty category, and the name of a group of tabs.
    const hidden = "details > :not(summary), div[data-category], legend *";
    const shapes = "path, rect, circle, ellipse, line, polyline, polygon, text";
    const options = { opacityProperty: true, visibilityProperty: true };
    const invisible = [...document.querySelectorAll("main *, footer *")]
      .filter((element) => element.matches(`${said}, ${illustration}`) && !element.closest(hidden))
      // Inside illustrations and other decoration, parts may be left out on small screens.
      .filter((element) => !element.parentElement?.closest("[aria-hidden=true]"))
      .filter((element) => {
        if (getComputedStyle(element).display === "contents") return false;
        const { width, height } = element.getBoundingClientRect();
        return width === 0 || height === 0 || !element.checkVisibility(options);
      });
    const unpainted = [...document.querySelectorAll(`main :is(${shapes})`)]
      .filter((shape) => !shape.closest("[aria-hidden=true]:not(svg)"))
      .filter((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return fill === "none" && stroke === "none";
      });
    return [...invisible, ...unpainted].map(({ outerHTML }) => outerHTML.slice(0, 120));
  }, said);

const said = "h1, h2, h3, h4, li, dt, dd, th[scope=row], a, img, summary, label, svg";

test("every page shows all it says at 1280 and at 390 px, without sideways scrolling", async ({
  page,
}) => {
  for (const { path } of routes) {
    await page.goto(path);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      // On small screens, captions and the heads of columns may stand elsewhere.
      const selector = width > 900 ? `${said}, p, th, td` : said;
      expect(await unseen(page, selector), `${path} at ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  }
});

test("every picture arrives, neither too small nor much too large for the screen", async ({
  page,
}) => {
  const paths = routes.map(({ path }) => path).filter((path) => htmlOf(path).includes("<img"));
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
      // A picture that is on the page twice is fetched once, in the larger size.
      if (isLazy) expect(file, source).toBeLessThan(3 * shown);
    }
  }
});

test("'+N more' opens and closes the rest of a list, by mouse and by keyboard", async ({
  page,
}) => {
  const path = routes.map(({ path }) => path).find((path) => htmlOf(path).includes("<details"));
  await page.goto(path ?? "/");
  const opener = page.locator("summary").first();
  const rest = page.locator("details").first().getByRole("listitem");
  await expect(rest.first()).toBeHidden();
  await opener.click();
  await expect(rest.first()).toBeVisible();
  await opener.press("Enter");
  await expect(rest.first()).toBeHidden();
  await opener.press("Space");
  await expect(rest.first()).toBeVisible();
});
