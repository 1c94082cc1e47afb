import type { Browser, Page } from "@playwright/test";
import { slowDown } from "./throttled";

/** Times in ms from the press on a link until the next page's heading is there. */
export type Moving = { readonly cold: number; readonly warm: number };

/**
 * Presses a link to `path` on a page and comes back, twice: the first time nothing of the page is
 * there, the second time all of it. `latency` is added to every request, ms.
 */
export async function move(
  browser: Browser,
  from: string,
  path: string,
  latency: number,
): Promise<Moving> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.goto(from, { waitUntil: "networkidle" });
    await page.keyboard.press("Tab");
    const ready = page.locator("main[data-script=ready]").waitFor({ state: "attached" });
    // Another site has no such mark.
    await ready.catch(() => undefined);
    await page.waitForLoadState("networkidle");
    await slowDown(page, { latency });
    const start = await page.locator("h1").first().innerText();
    const cold = await press(page, path);
    await page.goBack();
    await page.waitForFunction((text) => document.querySelector("h1")?.innerText === text, start);
    await page.waitForLoadState("networkidle");
    return { cold, warm: await press(page, path) };
  } finally {
    await page.close();
  }
}

async function press(page: Page, path: string): Promise<number> {
  const heading = await page.locator("h1").first().innerText();
  const before = Date.now();
  // In the page itself: the way from here to there is not what is measured.
  await page.evaluate(
    (target) => document.querySelector<HTMLElement>(`a[href="${target}"]`)?.click(),
    path,
  );
  await page.waitForFunction(
    (old) => {
      const now = document.querySelector("h1")?.innerText;
      return now !== undefined && now !== old;
    },
    heading,
    { polling: 5 },
  );
  return Date.now() - before;
}
