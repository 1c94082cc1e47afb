import type { Page, Request, Route } from "@playwright/test";
import { all, one, pageAt, textOf } from "./dist-page";
import { arrive, changeDocuments, expect, routes, test } from "./fixtures";
import { card, path, skipWithoutProjects } from "./projects";

const host = "https://pictures.example";
const address = `${host}/roof.svg`;

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
 * Opens the portfolio as if one record had an image on another host, and responds for that host. Changes
 * the record in the page's script. Returns the requests to the other host.
 */
async function arriveWith(page: Page, answer: (route: Route) => Promise<void>) {
  const asked: Request[] = [];
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
  await page.route(`${host}/**`, async (route) => {
    asked.push(route.request());
    await answer(route);
  });
  await arrive(page, start?.path ?? "");
  // Without scrolling to the link, because the next page would begin at that position.
  await page.locator(`a[href="${path}"]`).last().dispatchEvent("click");
  await expect(page).toHaveURL(path);
  await expect(card(page, title)).toBeAttached();
  expect(replaced, "records that now name the other host").toBe(1);
  return asked;
}

test("an image on another host is loaded lazily, without a referrer", async ({ page, watch }) => {
  watch.expectMessage(/^request: GET https:\/\/pictures\.example\/roof\.svg$/);
  const asked = await arriveWith(page, (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
    }),
  );
  const picture = card(page, title).locator("img");
  await expect(picture).toHaveAttribute("src", address);
  await expect(picture).toHaveAttribute("loading", "lazy");
  await expect(picture).toHaveAttribute("referrerpolicy", "no-referrer");
  await card(page, title).scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(40);
  await expect(picture).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(await asked[0]?.headerValue("referer")).toBeNull();
});

test("a drawing replaces an image on another host that does not load", async ({ page, watch }) => {
  watch.expectMessage(/^request: GET https:\/\/pictures\.example\/roof\.svg$/);
  watch.expectMessage(/^error: Failed to load resource: net::ERR_FAILED$/);
  await arriveWith(page, (route) => route.abort());
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
