import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, routes, test } from "./fixtures";

/** What a page calls itself in its heading, where that is not its title. */
const names: Readonly<Record<string, string>> = {
  "/": "Managed Intelligence Provider",
  "/managed-services/data-backup": "Data Backup & Recovery",
  "/managed-services/help-desk": "Help Desk Support",
  "/team": "Meet Our Team",
  "/contact": "Ready to Simplify Your IT?",
};

const showsReadings = (path: string) =>
  path === "/" || /^\/(managed-services|software|microsoft)\b/.test(path);

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

/** The drawing beside the heading. */
const board = (page: Page) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 1 }) })
    .locator("> div > :nth-child(2)");

test("a visitor reads first which page it is", async ({ page }) => {
  for (const { path, title } of routes) {
    await page.goto(path);
    await expect(heading(page)).toHaveCount(1);
    const text = (await heading(page).innerText()).replace(/\s+/g, " ");
    const name = names[path] ?? title;
    expect(text.slice(0, name.length), path).toBe(name);
  }
});

test("a visitor sees a small board of examples beside it, and never hears that", async ({
  page,
}) => {
  for (const { path } of routes.filter(({ path }) => showsReadings(path))) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(board(page)).toBeVisible();
      await expect(board(page)).toHaveAttribute("aria-hidden", "true");
      await expect(board(page).locator("a, button, input, [tabindex]")).toHaveCount(0);
      await expect(board(page).getByText(/^example\b/)).toBeVisible();
      const markup = await board(page).evaluate((element) => element.outerHTML);
      expect(brotliCompressSync(markup).length, "bytes of markup").toBeLessThan(1500);
    });
  }
});

test("a visitor who hears links alone can tell them apart on every page", async ({ page }) => {
  for (const { path } of routes) {
    await page.goto(path);
    const links = await page
      .getByRole("link")
      .evaluateAll((all) =>
        all.map((link) => [
          (link.getAttribute("aria-label") ?? link.textContent ?? "").trim().replace(/\s+/g, " "),
          link.getAttribute("href") ?? "",
        ]),
      );
    const leads = new Map<string, Set<string>>();
    for (const [name = "", href = ""] of links) {
      leads.set(name, (leads.get(name) ?? new Set()).add(href));
    }
    const ambiguous = [...leads].filter(([name, paths]) => name === "" || paths.size > 1);
    expect(
      ambiguous.map(([name, paths]) => `${name}: ${[...paths].join(", ")}`),
      path,
    ).toEqual([]);
  }
});
