import type { Page } from "@playwright/test";

/** An element that got focus. */
type Stop = {
  readonly name: string;
  /** Whether its top edge is on the screen and not behind the header. */
  readonly seen: boolean;
  /** Whether it has a focus ring of 2 px or more. */
  readonly marked: boolean;
};

/**
 * Presses a key until focus leaves the document, and returns the elements that got focus. A listener in the
 * page records them, because a query after each press would take most of the time.
 */
export async function recordFocus(page: Page, key: "Tab" | "Shift+Tab"): Promise<readonly Stop[]> {
  const recorder = await page.evaluateHandle(() => {
    const stops: Stop[] = [];
    const left = { document: false };
    const elements = new Set<Element>();
    document.addEventListener("keyup", ({ key }) => {
      if (key !== "Tab" || left.document) return;
      const element = document.activeElement;
      // A busy browser begins anew without saying that the focus has left.
      if (!element || element === document.body || elements.has(element)) {
        left.document = true;
        return;
      }
      elements.add(element);
      const header = document.querySelector("header")?.getBoundingClientRect();
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      // The skip link overlaps the header, and an announcement is above it.
      const top = element.closest("header, body > a, body > aside") ? 0 : (header?.bottom ?? 0);
      stops.push({
        name: `${element.localName} ${element.textContent?.trim().slice(0, 40)}`,
        seen: box.width > 0 && box.top >= top - 1 && box.top < innerHeight && box.bottom > 0,
        marked: style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2,
      });
    });
    return { stops, left };
  });
  if (key === "Shift+Tab") await page.keyboard.down("Shift");
  const pressesAtOnce = 20;
  for (let presses = 0; presses < 400; presses += pressesAtOnce) {
    // Sent without waiting for each, which takes less time.
    const events = Array.from({ length: pressesAtOnce }, () => [
      page.keyboard.down("Tab"),
      page.keyboard.up("Tab"),
    ]);
    await Promise.all(events.flat());
    const { stops, left } = await recorder.jsonValue();
    if (!left.document) continue;
    if (key === "Shift+Tab") await page.keyboard.up("Shift");
    return stops;
  }
  throw new Error(`Focus never left the document with ${key}`);
}
