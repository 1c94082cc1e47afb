import { expect, test } from "@playwright/test";
import { createServer, type ViteDevServer } from "vite";

/*
 * npm run dev and its gallery. tests/unit/gallery.test.ts checks that it has every section.
 */

// In one worker, so that the server starts once.
test.describe.configure({ mode: "default" });

let server: ViteDevServer;

test.beforeAll(async () => {
  server = await createServer({
    optimizeDeps: { noDiscovery: true },
    server: { host: "localhost", port: 0, watch: null, ws: false },
  });
  await server.listen();
});

test.afterAll(() => server.close());

test("the gallery doesn't scroll sideways, and no picture lies on words, wide or narrow", async ({
  page,
}) => {
  await page.goto(new URL("/gallery", server.resolvedUrls?.local[0]).href);
  await expect(page.getByRole("heading", { level: 1, name: "Gallery" })).toBeVisible();
  for (const width of [1280, 1000, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await page.evaluate(wordsUnderPictures), `${width} px`).toEqual([]);
  }
});

test("the policy of a build holds in npm run dev, and blocks nothing of Vite", async ({ page }) => {
  const blocked: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) blocked.push(message.text());
  });
  await page.goto(new URL("/", server.resolvedUrls?.local[0]).href);
  await page.getByRole("link").first().focus();
  await page.waitForLoadState("networkidle");
  expect(blocked).toEqual([]);
  await page.evaluate(() => document.body.setAttribute("style", "opacity: 0.5"));
  await expect(page.locator("body")).toHaveCSS("opacity", "1");
});

test("a page of npm run dev has its styles without scripts", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const address = new URL("/", server.resolvedUrls?.local[0]).href;
  // Its pictures take seconds to be made.
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await expect(page.locator("section[data-surface=inverse]").first()).not.toHaveCSS(
    "background-color",
    "rgba(0, 0, 0, 0)",
  );
  await page.close();
});

/** Words of articles and projects that their picture lies on. */
const wordsUnderPictures = () =>
  [...document.querySelectorAll("article:has(picture), li:has(> picture)")].flatMap((article) => {
    const picture = article.querySelector("picture")?.getBoundingClientRect() ?? new DOMRect();
    return [...article.querySelectorAll("h2, h3, p")].flatMap((words) => {
      const { left, right, top, bottom } = words.getBoundingClientRect();
      const isBeside = left > picture.right - 1 || right < picture.left + 1;
      return isBeside || top > picture.bottom - 1 || bottom < picture.top + 1
        ? []
        : words.textContent;
    });
  });
