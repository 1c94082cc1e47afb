/* A larger default font, as some visitors set it in their browser, and the text spacing of WCAG 1.4.12. */
import type { Page } from "@playwright/test";
import { expect } from "./fixtures";

/** Sizes of the default font, px. 16 is how browsers come. */
const fonts = [16, 20, 24];

/**
 * Widths of the screen, px: a small phone, and where the layouts for wider screens begin, which is where they have the
 * least room (the header's 48 em, then those of sections).
 */
const widthsFor = (font: number) =>
  [320, ...[48, 44, 56.25, 77.5].map((em) => Math.floor(em * font) + 1)].filter(
    (width) => width <= 1600,
  );

/** On pages other than Home: all layouts, and with the largest font those of small screens. */
const few = new Map([
  [16, widthsFor(16).toSpliced(1, 1)],
  [24, widthsFor(24).toSpliced(1, 1).slice(0, 2)],
]);
const all = new Map(fonts.map((font) => [font, widthsFor(font)]));

/** Expects a look at the open page to find nothing with any default font, as `withBothSpacings` looks. */
export async function expectNothingAtAnyTextSize(
  page: Page,
  look: (page: Page) => Promise<object>,
  { everyWidth = false, height = 800 },
): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  for (const [standard, widths] of everyWidth ? all : few) {
    await browser.send("Page.setFontSizes", { fontSizes: { standard } });
    const size = page.locator("html");
    await expect(size, "the browser's default font").toHaveCSS("font-size", `${standard}px`);
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      const nothing = { asIs: [], withWiderSpacing: [] };
      const found = await look(page);
      expect.soft(found, `${width} px, default font ${standard} px`).toEqual(nothing);
    }
  }
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
}
