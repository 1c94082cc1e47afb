import { expect, test } from "../fixtures";
import { hero, learnMore, seenWords, spokenName } from "../reading";

const pages = [
  ["/microsoft", "Microsoft Licensing"],
  ["/microsoft/office365", "Microsoft 365"],
  ["/microsoft/dynamics", "Dynamics 365"],
  ["/microsoft/powerbi", "Power BI"],
  ["/microsoft/azure", "Azure Consulting"],
] as const;

test("a visitor finds the name of the page in its title and its heading", async ({ page }) => {
  for (const [path, name] of pages) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(`${name} - Quietworks`);
    await expect(page.getByRole("heading", { level: 1 }), path).toContainText(name);
  }
});

test("a visitor of a Microsoft service finds the way up to the overview", async ({ page }) => {
  for (const [path] of pages.slice(1)) {
    await page.goto(path);
    const up = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link");
    await expect(up, path).toHaveText("Microsoft Licensing");
    await expect(up, path).toHaveAttribute("href", "/microsoft");
  }
  await page.goto("/microsoft");
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toHaveCount(0);
});

test("a visitor who hears a page knows each Learn More from the others", async ({ page }) => {
  for (const [path] of pages) {
    await page.goto(path);
    const heard = new Set<string>();
    const links = learnMore(page.getByRole("main"));
    for (const link of await links.all()) {
      expect(await seenWords(link), path).toBe("Learn More");
      heard.add(await spokenName(link));
    }
    expect(heard.size, `${path}: ${[...heard].join(", ")}`).toBe(await links.count());
    await expect(learnMore(hero(page)), path).toHaveAttribute("href", "/portfolio");
  }
});
