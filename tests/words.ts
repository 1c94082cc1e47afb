/** A page of Playwright's, or of another tool that can evaluate an expression in it. */
type Page = { readonly evaluate: (expression: string) => Promise<unknown> };

/** The text spacing of WCAG 1.4.12. */
const wideSpacing =
  "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-block-end: 2em !important }";

/** What a look at a page finds with the page's own text spacing, and with that of WCAG 1.4.12. */
type Found = Record<"asIs" | "withWiderSpacing", string[]>;

const lookTwice = (rules: string, look: () => string[]): Found => {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];
  const asIs = look();
  sheet.replaceSync(rules);
  return { asIs, withWiderSpacing: look() };
};

/** Calls a function in the page with both spacings. */
export const withBothSpacings = (page: Page, look: () => string[]): Promise<Found> =>
  page.evaluate(`(${lookTwice})(${JSON.stringify(wideSpacing)}, ${look})`) as Promise<Found>;

/**
 * Sideways scrolling, words and pictures that are cut off or leave the screen, words that lie on one another,
 * and phone numbers on two lines.
 * Decorative drawings are left out.
 */
export const misplacedWords = (page: Page) =>
  withBothSpacings(page, () => {
    type Box = { left: number; top: number; right: number; bottom: number };
    type Line = Box & { node: Node; text: string };
    const far = 1e6;
    const screen: Box = { left: 0, top: -far, right: innerWidth, bottom: far };
    const areas = new Map<Element, Box | undefined>();

    /** Where an element's content can be seen or scrolled to; undefined if only screen readers read it. */
    function areaOf(element: Element): Box | undefined {
      if (areas.has(element)) return areas.get(element);
      const { clipPath, overflowX, overflowY, position } = getComputedStyle(element);
      const around = element.parentElement ? areaOf(element.parentElement) : screen;
      const box = element.getBoundingClientRect();
      let area = around && { ...(position === "fixed" ? screen : around) };
      if (clipPath === "inset(50%)") area = undefined;
      // The company's name has room in the header, or it would lie over what is above and below it.
      const header = element.matches("header > div > a") && element.closest("header");
      if (area && header) {
        const { top, bottom } = header.getBoundingClientRect();
        Object.assign(area, { top, bottom });
      }
      if (area && /auto|scroll/.test(overflowX)) Object.assign(area, { left: -far, right: far });
      if (area && /hidden|clip/.test(overflowX)) {
        area.left = Math.max(area.left, box.left);
        area.right = Math.min(area.right, box.right);
      }
      if (area && /hidden|clip/.test(overflowY)) {
        area.top = Math.max(area.top, box.top);
        area.bottom = Math.min(area.bottom, box.bottom);
      }
      areas.set(element, area);
      return area;
    }

    const found: string[] = [];
    const rootSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`scrolls sideways by ${scrollWidth - innerWidth} px`);

    for (const picture of document.querySelectorAll("main img")) {
      const { left, right } = picture.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1) found.push(`cut off: ${picture.outerHTML}`);
    }

    const visible = { opacityProperty: true, visibilityProperty: true };
    const lines: Line[] = [];
    const range = document.createRange();
    for (const element of document.querySelectorAll(
      "body *:not(svg *, [aria-hidden], [aria-hidden] *)",
    )) {
      const texts = [...element.childNodes].filter(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
      const area = texts.length > 0 && element.checkVisibility(visible) && areaOf(element);
      if (!area) continue;
      const { fontSize, letterSpacing } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const after = Math.max(0, Number.parseFloat(letterSpacing) || 0);
      for (const node of texts) {
        range.selectNodeContents(node);
        const text = node.textContent?.trim().slice(0, 50) ?? "";
        const boxes = range.getClientRects();
        // A large font may leave no room for a number, or for its extension.
        const number = /[(+\d].*?(?= ext| x|$)/.exec(node.textContent ?? "");
        if (number && element.matches("a[href^='tel:']") && innerWidth > 15 * rootSize) {
          range.setStart(node, number.index);
          range.setEnd(node, number.index + number[0].length);
          // WebKit has several boxes for one line.
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1) found.push(`number on two lines: ${text}`);
        }
        for (const box of boxes) {
          // Only the letters, without the space above, below and after them.
          const top = box.top + 0.23 * size;
          const bottom = box.bottom - 0.05 * size;
          const line = { left: box.left, top, right: box.right - after, bottom, node, text };
          lines.push(line);
          const outside = Math.max(
            area.left - line.left,
            area.top - top,
            line.right - area.right,
            bottom - area.bottom,
          );
          if (outside > 1) found.push(`cut off: ${text}`);
        }
      }
    }

    lines.sort((a, b) => a.top - b.top);
    for (const [index, line] of lines.entries()) {
      for (let other = index + 1; other < lines.length; other++) {
        const next = lines[other];
        if (!next || next.top > line.bottom - 2) break;
        const width = Math.min(line.right, next.right) - Math.max(line.left, next.left);
        const height = Math.min(line.bottom, next.bottom) - next.top;
        if (line.node !== next.node && width > 2 && height > 2) {
          found.push(`on one another: ${line.text} | ${next.text}`);
        }
      }
    }
    return [...new Set(found)];
  });
