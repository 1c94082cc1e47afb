import { expect } from "vitest";
import type { Browser } from "./browsers";

/** Clicks the first visible element that matches a selector and, if given, a name. */
export async function press(browser: Browser, selector: string, name?: string): Promise<void> {
  const point = () => browser.run(pointOf, selector, name ?? null);
  await expect.poll(point, { message: `${name ?? selector} can be seen` }).not.toBeNull();
  const [x, y] = (await point()) ?? [];
  if (x !== undefined && y !== undefined) await browser.pressAt(x, y);
}

/** Scrolls the element into view and returns its center. */
function pointOf(selector: string, name: string | null): [x: number, y: number] | null {
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (name === null || (element.getAttribute("aria-label") ?? element.textContent) === name),
  );
  found?.scrollIntoView({ behavior: "instant", block: "nearest" });
  const box = found?.getClientRects()[0];
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}

/** Texts of all visible elements that match. */
export const seen = (browser: Browser, selector: string): Promise<string[]> =>
  browser.run(
    (all) =>
      [...document.querySelectorAll(all)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.textContent ?? ""),
    selector,
  );

/** The open page and the focused element. */
export const place = (browser: Browser) =>
  browser.run(() => ({
    path: location.pathname,
    title: document.title,
    focus: document.activeElement?.localName,
  }));

/** Presses Shift+Tab through the whole document. Returns the number of elements and those covered. */
export async function walkBack(browser: Browser): Promise<{ met: number; covered: string[] }> {
  const covered: string[] = [];
  for (let met = 0; met < 250; met++) {
    await browser.pressTab("Shift");
    const here = await browser.run(async () => {
      // Some browsers scroll to the focused element a few frames later.
      for (let still = 0, before = -1; still < 3; before = scrollY) {
        await new Promise((next) => requestAnimationFrame(next));
        still = scrollY === before ? still + 1 : 0;
      }
      const element = document.activeElement;
      // At the end, focus leaves the document in some browsers and starts again in others.
      if (!element || element === document.body || element.matches("[data-met]")) return null;
      element.toggleAttribute("data-met", true);
      const header = document.querySelector("header")?.getBoundingClientRect();
      const box = element.getBoundingClientRect();
      const top = element.closest("header, body > a") ? 0 : (header?.bottom ?? 0);
      const whole = box.top >= top - 1 && box.top < innerHeight && box.bottom > 0;
      return { name: `${element.localName} ${element.textContent?.slice(0, 40)}`, whole };
    });
    if (!here) return { met, covered };
    if (!here.whole) covered.push(here.name);
  }
  throw new Error("Focus never left the document.");
}
