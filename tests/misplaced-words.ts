/** A page of Playwright's, or of another tool that can evaluate an expression in it. */
export type Page = { readonly evaluate: (expression: string) => Promise<unknown> };

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
 * Sideways scrolling, words and pictures that are cut off or leave the screen, words that lie on one another or
 * stand letter below letter or on the picture of their card, and phone numbers on two lines.
 * Decorative drawings are left out.
 */
export const misplacedWords = (page: Page) =>
  withBothSpacings(page, () => {
    type Box = { left: number; top: number; right: number; bottom: number };
    type Line = Box & { node: Node; text: string; font: string; box: DOMRect };
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

    const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;

    /** How far letters reach from the start and the baseline of a line of text, and the font's own ascent. */
    function measure(font: string, text: string): Box & { ascent: number } {
      canvas.font = font;
      const measured = canvas.measureText(text);
      return {
        left: -measured.actualBoundingBoxLeft,
        top: -measured.actualBoundingBoxAscent,
        right: measured.actualBoundingBoxRight,
        bottom: measured.actualBoundingBoxDescent,
        ascent: Math.round(measured.fontBoundingBoxAscent),
      };
    }

    /** Each letter of a line that has ink between `left` and `right`. */
    function lettersOf({ node, font, box }: Line, left: number, right: number): Box[] {
      const letters: Box[] = [];
      const { data } = node as Text;
      for (let index = 0; index < data.length; index++) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const at = range.getBoundingClientRect();
        if (Math.abs(at.top - box.top) > 1 || at.right < left || at.left > right) continue;
        const letter = measure(font, data[index] ?? "");
        const baseline = at.top + letter.ascent;
        letters.push({
          left: at.left + letter.left,
          top: baseline + letter.top,
          right: at.left + letter.right,
          bottom: baseline + letter.bottom,
        });
      }
      return letters;
    }

    /** Whether boxes lie on one another; what is rounded may add a pixel. */
    const overlap = (one: Box, other: Box) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

    /** Whether letters of two lines lie on one another. */
    function touch(line: Line, next: Line): boolean {
      const left = Math.max(line.left, next.left) - 2;
      const right = Math.min(line.right, next.right) + 2;
      const letters = lettersOf(next, left, right);
      return lettersOf(line, left, right).some((one) =>
        letters.some((other) => overlap(one, other)),
      );
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
      const { fontStyle, fontWeight, fontSize, fontFamily, letterSpacing } =
        getComputedStyle(element);
      const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      const after = Math.max(0, Number.parseFloat(letterSpacing) || 0);
      for (const node of texts) {
        range.selectNodeContents(node);
        const text = node.textContent?.trim().slice(0, 50) ?? "";
        const boxes = range.getClientRects();
        const letters = measure(font, node.textContent ?? "");
        if (boxes.length > 5 && (node.textContent ?? "").length < 2 * boxes.length) {
          found.push(`letter below letter: ${text}`);
        }
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
          const baseline = box.top + letters.ascent;
          const top = baseline + letters.top;
          const bottom = baseline + letters.bottom;
          const right = box.right - after;
          const line = { left: box.left, top, right, bottom, node, text, font, box };
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

    for (const picture of document.querySelectorAll("main :is(article, li) picture")) {
      const box = picture.getBoundingClientRect();
      const card = picture.closest("article, li");
      const words = lines.find((line) => card?.contains(line.node) && overlap(line, box));
      if (words) found.push(`on a picture: ${words.text}`);
    }

    lines.sort((a, b) => a.top - b.top);
    for (const [index, line] of lines.entries()) {
      for (let other = index + 1; other < lines.length; other++) {
        const next = lines[other];
        if (!next || next.top > line.bottom) break;
        const isSameLine = line.node === next.node && Math.abs(line.top - next.top) < 1;
        if (!isSameLine && overlap(line, next) && touch(line, next)) {
          found.push(`on one another: ${line.text} | ${next.text}`);
        }
      }
    }
    return [...new Set(found)];
  });
