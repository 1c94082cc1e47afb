import { expect } from "vitest";
import type { Tab } from "./browser";

/** Presses the first element that matches and can be seen, of those with this name if one is given. */
export async function press(tab: Tab, selector: string, name?: string): Promise<void> {
  const point = () => tab.run(pointOf, selector, name ?? null);
  await expect.poll(point, { message: `${name ?? selector} can be seen` }).not.toBeNull();
  const [x, y] = (await point()) ?? [];
  if (x !== undefined && y !== undefined) await tab.pressAt(x, y);
}

/** Where to press it, scrolled into view. */
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

/** Texts of all elements that match and can be seen. */
export const seen = (tab: Tab, selector: string): Promise<string[]> =>
  tab.run(
    (all) =>
      [...document.querySelectorAll(all)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.textContent ?? ""),
    selector,
  );

/** Which page is shown, and what has focus. */
export const place = (tab: Tab) =>
  tab.run(() => ({
    path: location.pathname,
    title: document.title,
    focus: document.activeElement?.localName,
  }));

/** Presses Shift+Tab once around the document: how much it met, and what of it was covered. */
export async function walkBack(tab: Tab): Promise<{ met: number; covered: string[] }> {
  const covered: string[] = [];
  for (let met = 0; met < 250; met++) {
    await tab.pressKey("Tab", "Shift");
    const here = await tab.run(async () => {
      // Some browsers scroll to what has focus a few frames later.
      for (let still = 0, before = -1; still < 3; before = scrollY) {
        await new Promise((next) => requestAnimationFrame(next));
        still = scrollY === before ? still + 1 : 0;
      }
      const element = document.activeElement;
      // Some browsers leave the document at its end, others begin again.
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
  throw new Error("The walk does not end.");
}
