import type { Page } from "@playwright/test";
import { all, one, pageAt, textOf } from "./dist-page";
import { arrive, changeDocuments, expect, routes, test } from "./fixtures";
import { card, path, skipWithoutProjects } from "./projects";

const address = "https://pictures.example/roof.svg";

/** The last project of the portfolio with a built picture, and a text of its card. */
const project = all(pageAt(path).main, 'article:has(img[src^="/assets/"])')
  .map((article) => ({
    title: textOf(one(article, "h3")),
    line: textOf(one(article, "h3 + p")),
    src: one(article, "img").getAttribute("src") ?? "",
  }))
  .at(-1);

skipWithoutProjects();
test.skip(!project, "This site has no project with a picture of its own");
const { title = "", line = "", src = "" } = project ?? {};

/** A page with a link to the portfolio. */
const start = routes.find(
  (route) =>
    route.path !== path && all(pageAt(route.path).document, `a[href="${path}"]`).length > 0,
);

test.use({ viewport: { width: 390, height: 844 } });

// A script that is preloaded at the end of a test may still be on its way through a route.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

/**
 * Opens the portfolio as if one record had an image on another host, which doesn't answer. Changes the record in
 * the page's script.
 */
async function arriveWithHostedImage(page: Page) {
  let replaced = 0;
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    const image = new RegExp(`[\\w$]+\\([\`"']${src.replaceAll(".", "\\.")}[^)]*\\)`);
    const body = (await response.text()).replace(image, () => {
      replaced++;
      return `"${address}"`;
    });
    await route.fulfill({ response, body });
  });
  // The policy has hosts that are in the records.
  await changeDocuments(page, (html) => html);
  await page.route(address, (route) => route.abort());
  await arrive(page, start?.path ?? "");
  // Without scrolling to the link, because the next page would begin at that position.
  await page.locator(`a[href="${path}"]`).last().dispatchEvent("click");
  await expect(page).toHaveURL(path);
  await expect(card(page, title)).toBeAttached();
  expect(replaced, "records that now name the other host").toBe(1);
}

test("a drawing replaces an image on another host that does not load", async ({ page, watch }) => {
  watch.expectMessage(/^request: GET https:\/\/pictures\.example\/roof\.svg$/);
  watch.expectMessage(/^error: Failed to load resource: net::ERR_FAILED$/);
  await arriveWithHostedImage(page);
  await card(page, title).scrollIntoViewIfNeeded();
  await expect(card(page, title).locator("img")).toBeHidden();
  const standIn = card(page, title).locator("svg").first();
  await expect(standIn).toBeVisible();
  await expect(standIn).toHaveAttribute("aria-hidden", "true");
  const width = async (part: typeof standIn) => (await part.boundingBox())?.width ?? 0;
  const frame = standIn.locator("..");
  expect(await width(standIn), "fills the picture's frame").toBeCloseTo(await width(frame), 0);
  await expect(card(page, title).getByText(line)).toBeVisible();
});
