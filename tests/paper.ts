import type { Page } from "@playwright/test";

/** Sentences in a column of a word or two on A4 paper, 210 mm wide with margins of 18 mm. */
export async function narrowTexts(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 794, height: 1123 });
  return page.evaluate(() => {
    const margins = new CSSStyleSheet();
    margins.replaceSync("html { margin-inline: 18mm }");
    document.adoptedStyleSheets = [margins];
    return [...document.querySelectorAll("main p, main h2")]
      .filter(({ clientWidth, textContent }) => clientWidth < 110 && textContent.length > 40)
      .filter((element) => element.checkVisibility() && !element.closest("[aria-hidden=true]"))
      .map((element) => `${element.clientWidth} px: ${element.textContent}`);
  });
}

/**
 * Texts with a contrast below 4.5:1 to what they lie on. On white paper backgrounds are printed or not; on the screen
 * only words in drawings are looked at, which axe doesn't see.
 */
export const paleTexts = (page: Page, on: "paper" | "screen"): Promise<string[]> =>
  page.evaluate((medium) => {
    type Layer = readonly [color: string, opacity: string];
    const ink = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

    const known = new Map<string, number>();
    /** Luminance of white paper with layers of color on it. */
    const luminance = (layers: readonly Layer[]): number => {
      const seen = known.get(`${layers}`);
      if (seen !== undefined || !ink) return seen ?? 0;
      for (const [color, opacity] of [["#fff", "1"] as const, ...layers]) {
        ink.globalAlpha = Number(opacity);
        ink.fillStyle = color;
        ink.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...ink.getImageData(0, 0, 1, 1).data].map((value) =>
        value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      known.set(`${layers}`, 0.2126 * red + 0.7152 * green + 0.0722 * blue);
      return luminance(layers);
    };

    const centerOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return new DOMPoint(x + width / 2, y + height / 2);
    };

    /** Backgrounds around an element, outermost first. Of those that aren't exact, paper may show none. */
    const backgrounds = (element: Element, all: boolean): Layer[] => {
      const { x, y } = centerOf(element);
      const layers: Layer[] = [];
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { left, right, top, bottom } = around.getBoundingClientRect();
        const { backgroundColor, printColorAdjust } = getComputedStyle(around);
        const isUnder = left <= x && x <= right && top <= y && y <= bottom;
        if (isUnder && (all || printColorAdjust === "exact"))
          layers.unshift([backgroundColor, "1"]);
      }
      return layers;
    };

    /** Shapes of a drawing under one of its texts. */
    const shapes = (drawing: Element | null, text: Element): Layer[] =>
      [...(drawing?.querySelectorAll<SVGGeometryElement>("path, rect, circle") ?? [])]
        .filter((shape) => shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING)
        .filter((shape) =>
          shape.isPointInFill(centerOf(text).matrixTransform(shape.getScreenCTM()?.inverse())),
        )
        .map((shape) => getComputedStyle(shape))
        .filter(({ fill }) => fill !== "none")
        .map(({ fill, fillOpacity }) => [fill, fillOpacity]);

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pale = new Set<string>();
    while (texts.nextNode()) {
      const { nodeValue, parentElement: element } = texts.currentNode;
      const places = medium === "paper" ? "main, footer" : "main svg";
      if (!nodeValue?.trim() || !element?.closest(places)) continue;
      // What stands beside the screen, in a drawing that is moved sideways, is outside of what it lies on.
      if (!element.checkVisibility() || centerOf(element).x > innerWidth) continue;
      const drawing = element.closest("svg");
      const { color, fill } = getComputedStyle(element);
      for (const all of medium === "paper" ? [false, true] : [true]) {
        const under = [...backgrounds(element, all), ...shapes(drawing, element)];
        const both = [luminance(under), luminance([...under, [drawing ? fill : color, "1"]])];
        const contrast = (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
        if (contrast < 4.5) pale.add(`${contrast.toFixed(2)}:1 ${nodeValue}`);
      }
    }
    return [...pale];
  }, on);
