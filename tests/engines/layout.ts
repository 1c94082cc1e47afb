import type { Browser } from "./browsers";

export type Layout = {
  /** Elements that overflow their parent, and by how many px. */
  readonly overflows: Readonly<Record<string, number>>;
  /** Number of lines of every text with a <br>. */
  readonly lines: Readonly<Record<string, number>>;
  /** Colors of the shapes in every drawing, in order. */
  readonly colors: Readonly<Record<string, string>>;
};

/** Parts of a layout that must be equal in all browsers. */
export const layout = async (browser: Browser): Promise<Layout> =>
  JSON.parse(
    await browser.run(() => {
      const overflows: Record<string, number> = {};
      const lines: Record<string, number> = {};
      const colors: Record<string, string> = {};
      for (const [index, element] of [...document.querySelectorAll("main *, footer *")].entries()) {
        const box = element.getBoundingClientRect();
        const around = element.parentElement?.getBoundingClientRect();
        if (!around?.width || element.closest("svg *") || !element.checkVisibility()) continue;
        const text = (element.textContent ?? "").trim().slice(0, 40);
        const name = `${index} ${element.localName} ${text}`;
        const over = Math.max(box.right - around.right, around.left - box.left);
        if (over > 0) overflows[name] = over;
        if (element.querySelector(":scope > br")) {
          const range = document.createRange();
          range.selectNodeContents(element);
          // Some browsers return a box without width for a <br>.
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
          lines[name] = new Set(boxes.map(({ top }) => Math.round(top))).size;
        }
        if (element.localName === "svg") {
          const shapes = [...element.querySelectorAll("path, rect, circle, text")];
          const painted = shapes.map((shape) => {
            const { fill, stroke, opacity } = getComputedStyle(shape);
            return `${fill} ${stroke} ${opacity}`.replace(/\d*\.\d+/g, (value) =>
              Number(value).toFixed(1),
            );
          });
          colors[name] = painted.join(", ");
        }
      }
      // As one string, because transferring many values takes long.
      return JSON.stringify({ overflows, lines, colors });
    }),
  );

/** Overflows of more than 4 px beyond the expected, other numbers of lines, and other colors. */
export const layoutDifferences = (seen: Layout, expected: Layout): string[] => [
  ...Object.entries(seen.overflows)
    .filter(([name, over]) => over > (expected.overflows[name] ?? 0) + 4)
    .map(([name, over]) => `${name} sticks out by ${Math.round(over)} px`),
  ...Object.entries(seen.lines)
    .filter(([name, count]) => count !== expected.lines[name])
    .map(([name, count]) => `${name} has ${count} lines, not ${expected.lines[name]}`),
  ...Object.entries(seen.colors)
    .filter(([name, colors]) => colors !== expected.colors[name])
    .map(([name, colors]) => `${name} is painted ${colors}, not ${expected.colors[name]}`),
];
