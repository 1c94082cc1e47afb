import { expect, test } from "@playwright/test";
import { createServer } from "vite";

/*
 * The gallery of npm run dev. tests/unit/gallery.test.ts checks that it has every section, full-site.test.ts what else
 * npm run dev answers.
 */

test("the gallery doesn't scroll sideways, and no picture lies on words, wide or narrow", async ({
  page,
}) => {
  const server = await createServer({
    optimizeDeps: { noDiscovery: true },
    server: { host: "localhost", port: 0, watch: null, ws: false },
  });
  await server.listen();
  await page.goto(new URL("/gallery", server.resolvedUrls?.local[0]).href);
  await expect(page.getByRole("heading", { level: 1, name: "Gallery" })).toBeVisible();
  for (const width of [1280, 1000, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await page.evaluate(wordsUnderPictures), `${width} px`).toEqual([]);
  }
  await server.close();
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
