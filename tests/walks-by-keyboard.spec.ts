import type { Page } from "@playwright/test";
import { expect, routes, test } from "./fixtures";

/** What has focus: whether it is seen whole or at least begun, and marked. Nothing at the ends. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return;
    const header = document.querySelector("header");
    const bar = header?.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    // The link to the content lies over the header.
    const top = element.closest("header, body > a") ? 0 : (bar?.bottom ?? 0);
    return {
      name: `${element.localName} ${element.textContent?.trim().slice(0, 40)}`,
      seen: box.width > 0 && box.top >= top - 1 && box.top < innerHeight && box.bottom > 0,
      marked: style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2,
    };
  });

/** Presses a key until focus leaves the document; what it met on the way. */
async function walk(page: Page, key: "Tab" | "Shift+Tab") {
  const met: string[] = [];
  const lost: string[] = [];
  for (let step = 0; step < 250; step++) {
    await page.keyboard.press(key);
    const here = await focused(page);
    if (!here) break;
    met.push(here.name);
    if (!here.seen || !here.marked)
      lost.push(`${here.name} (${here.seen ? "unmarked" : "unseen"})`);
  }
  return { met, lost };
}

for (const { path } of routes) {
  test(`a visitor walks through ${path} by Tab and sees where they are`, async ({ page }) => {
    await page.goto(path);
    const { met, lost } = await walk(page, "Tab");
    expect(lost).toEqual([]);
    expect(met[0]).toBe("a Skip to content");
    expect(met.at(-1)).toBe("button Cookie Policy");
    // Radio buttons are one stop, and what is in a closed menu is none.
    const stops = await page
      .locator("main, footer")
      .locator("a[href], button, input:not([type=radio]), textarea, summary, input:checked")
      .evaluateAll((all) => all.filter((element) => element.checkVisibility()).length);
    expect(met.filter((name) => name !== "a Skip to content").length).toBeGreaterThanOrEqual(stops);
  });
}

test.describe("a visitor with a small screen", () => {
  test.use({ viewport: { width: 390, height: 500 } });

  for (const { path } of routes) {
    test(`walks back through ${path} and never stands behind the header`, async ({ page }) => {
      await page.goto(path);
      const { met, lost } = await walk(page, "Shift+Tab");
      expect(lost).toEqual([]);
      expect(met.length).toBeGreaterThan(15);
    });
  }
});
