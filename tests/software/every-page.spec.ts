import { expect, test } from "../fixtures";

const paths = [
  "/software/web-development",
  "/software/mobile-development",
  "/software/ai-consulting",
];

test("a visitor of a software service finds the way up to the overview", async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    const up = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link");
    await expect(up, path).toHaveText("Software Services");
    await expect(up, path).toHaveAttribute("href", "/software");
  }
});
