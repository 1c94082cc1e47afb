import { expect, test } from "@playwright/test";
import { createServer, type ViteDevServer } from "vite";
import { addAxe, expectNoViolations } from "./axe";

/*
 * The gallery of npm run dev. tests/unit/gallery.test.ts checks that it has every section.
 */

let server: ViteDevServer;

test.beforeAll(async () => {
  server = await createServer({
    optimizeDeps: { noDiscovery: true },
    server: { host: "localhost", port: 0, watch: null, ws: false },
  });
  await server.listen();
});

test.afterAll(() => server.close());

test("the gallery has no violations and doesn't scroll sideways, wide or narrow", async ({
  page,
}) => {
  await addAxe(page);
  await page.goto(new URL("/gallery", server.resolvedUrls?.local[0]).href);
  await expect(page.getByRole("heading", { level: 1, name: "Gallery" })).toBeVisible();
  await expectNoViolations(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
