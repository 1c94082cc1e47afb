/* A picture on another host, on a page of the copy that tests build (tests/full-site). */

import { arrive, expect, goHome } from "./fixtures";
import { test } from "./full-site-fixtures";

for (const where of ["document", "app"]) {
  test(`a drawing fills the frame of a picture on another host that doesn't load, in the ${where}`, async ({
    page,
    watch,
  }) => {
    watch.expectMessage(/^request: GET https:\/\/pictures\.example\/roof\.jpg$/);
    watch.expectMessage(/^error: Failed to load resource: net::ERR_FAILED$/);
    await page.route("https://pictures.example/*", (route) => route.abort());
    await arrive(page, "/islands");
    if (where === "app") {
      await goHome(page);
      await page.goBack();
    }
    const roof = page.locator("details", { hasText: "Roof" });
    await roof.locator("summary").click();
    await expect(roof.locator("img")).toBeHidden();
    await expect(roof.getByText("A slate roof")).toBeVisible();
    const drawing = roof.locator("svg[aria-hidden=true]");
    const frame = await drawing.locator("..").boundingBox();
    expect(frame?.width).toBeGreaterThan(0);
    expect(await drawing.boundingBox()).toEqual(frame);
  });
}
