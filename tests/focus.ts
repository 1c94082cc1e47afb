import type { Page } from "@playwright/test";

/** An element that got focus. */
type Stop = {
  readonly name: string;
  /** Whether it's on the screen and not behind the header: all of it, or of a field of many lines as much as of others. */
  readonly seen: boolean;
  /** Whether it has a focus ring of 2 px or more. */
  readonly marked: boolean;
};

/**
 * Presses a key once more often than the page has stops, on request without those of the footer. Returns the elements
 * that got focus before it left the document, and how many should have. A listener in the page records them, because a
 * query after each press would take most of the time.
 */
export async function recordFocus(page: Page, key: "Tab" | "Shift+Tab", withFooter: boolean) {
  const walk = await page.evaluateHandle((isFooterWalked) => {
    const footer = [...document.querySelectorAll("footer")].at(-1);
    footer?.toggleAttribute("inert", !isFooterWalked);
    const parts = ":is(body > a, body > aside, header, main, footer:not([inert]))";
    const controls =
      ":is(a[href], button, input:not([type=radio]), input:checked, select, textarea, summary)";
    // A radio group is one stop; closed menus have none.
    const expected = [
      ...document.querySelectorAll<HTMLElement>(`${parts}${controls}, ${parts} ${controls}`),
    ].filter((element) => element.checkVisibility() && element.tabIndex >= 0).length;
    const stops: Stop[] = [];
    const fieldHeight = 48;
    const elements = new Set<Element>();
    let isInDocument = true;
    document.addEventListener("keyup", (event) => {
      if (event.key !== "Tab" || !isInDocument) return;
      const element = document.activeElement;
      // A busy browser begins anew without saying that the focus has left.
      isInDocument = element !== null && element !== document.body && !elements.has(element);
      if (!element || !isInDocument) return;
      elements.add(element);
      const header = document.querySelector("header")?.getBoundingClientRect();
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      // The skip link overlaps the header, and an announcement is above it.
      const top = element.closest("header, body > a, body > aside") ? 0 : (header?.bottom ?? 0);
      const shown = Math.min(box.bottom, innerHeight) - Math.max(box.top, top);
      stops.push({
        name: `${element.localName} ${element.textContent?.trim().slice(0, 40)}`,
        seen: box.width > 0 && shown + 1 >= Math.min(box.height, fieldHeight),
        marked: style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2,
      });
    });
    return { expected, stops, footer };
  }, withFooter);
  const expected = await walk.evaluate((all) => all.expected);
  const { keyboard } = page;
  if (key === "Shift+Tab") await keyboard.down("Shift");
  // Sent without waiting for each, which takes less time.
  await Promise.all(
    Array.from({ length: expected + 1 }, () => [keyboard.down("Tab"), keyboard.up("Tab")]).flat(),
  );
  if (key === "Shift+Tab") await keyboard.up("Shift");
  const stops = await walk.evaluate((all) => {
    all.footer?.removeAttribute("inert");
    return all.stops;
  });
  return { stops, expected };
}
