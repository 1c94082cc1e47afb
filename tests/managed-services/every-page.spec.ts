import { expect, test } from "../fixtures";

const paths = [
  "/managed-services",
  "/managed-services/it-infrastructure",
  "/managed-services/cybersecurity",
  "/managed-services/cloud-services",
  "/managed-services/data-backup",
  "/managed-services/help-desk",
  "/managed-services/network-management",
  "/managed-services/virtual-cto",
];

test("a visitor of several pages meets no two that are built alike", async ({ page }) => {
  const rhythms = new Map<string, string>();
  for (const path of paths) {
    await page.goto(path);
    // Two sections are built alike if the same set of styles draws them.
    const rhythm = await page
      .getByRole("main")
      .locator("section")
      .evaluateAll((sections) =>
        sections.map((section) =>
          [...new Set([...section.querySelectorAll("[class]")].map((e) => e.getAttribute("class")))]
            .sort()
            .join(" "),
        ),
      );
    for (const [index, section] of rhythm.entries()) {
      expect(section, `${path}: sections ${index} and ${index + 1}`).not.toBe(rhythm[index + 1]);
    }
    expect(rhythms.get(rhythm.join("; ")), `${path} is built like`).toBeUndefined();
    rhythms.set(rhythm.join("; "), path);
  }
});

test("a visitor with 320 or 390 px of width never scrolls sideways", async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  }
});

test("a visitor finds the way up to the overview, and Home behind View All Services", async ({
  page,
}) => {
  for (const path of paths.slice(1)) {
    await page.goto(path);
    const up = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link");
    await expect(up, path).toHaveText("Managed Services");
    await expect(up, path).toHaveAttribute("href", "/managed-services");
    const links = page.getByRole("main").getByRole("link", { name: "View All Services" });
    for (const link of await links.all()) await expect(link, path).toHaveAttribute("href", "/");
  }
});
