import { expect, routes, test } from "./fixtures";

for (const [name, screen] of [
  ["a phone", { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }],
  ["a sharp wide screen", { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 }],
] as const) {
  test.describe(`a visitor with ${name}`, () => {
    test.use(screen);

    test("fetches at most 100 kB of pictures before scrolling and 250 kB in all, on every page", async ({
      page,
    }) => {
      let bytes = 0;
      page.on("response", async (response) => {
        if (response.request().resourceType() !== "image") return;
        bytes += Number((await response.headerValue("content-length")) ?? 0);
      });
      for (const { path } of routes) {
        bytes = 0;
        await page.goto(path, { waitUntil: "networkidle" });
        expect(bytes, `${path} before scrolling`).toBeLessThanOrEqual(100_000);
        await page.locator("img").evaluateAll((images) => {
          for (const image of images as HTMLImageElement[]) image.loading = "eager";
        });
        await page.waitForLoadState("networkidle");
        await expect
          .poll(() =>
            page
              .locator("img")
              .evaluateAll((images) =>
                (images as HTMLImageElement[]).every(({ complete }) => complete),
              ),
          )
          .toBe(true);
        expect(bytes, `${path} in all`).toBeLessThanOrEqual(250_000);
      }
    });
  });
}
