import sharp from "sharp";
import type { Tab } from "./browser";

/** A drawing scaled to few pixels, so that antialiasing and letters hardly count. */
export type Drawing = { readonly name: string; readonly pixels: Buffer };

/** Size of a scaled drawing in pixels. */
const [columns, rows] = [24, 16];
/** Allowed difference of a color channel, of 255. */
const tolerance = 60;
/** Share of pixels that may differ, because edges fall on either side of a pixel's border. */
const share = 0.03;

/** Screenshots of every drawing in main, without icons and thin bars. */
export async function drawings(tab: Tab): Promise<Drawing[]> {
  const found: Drawing[] = [];
  const count = await tab.run(() => {
    const all = [...document.querySelectorAll("main svg:not(svg *)")].filter((svg) => {
      const { width, height } = svg.getBoundingClientRect();
      return width >= 50 && height >= 50;
    });
    for (const [index, svg] of all.entries()) svg.setAttribute("data-drawing", String(index));
    return all.length;
  });
  while (found.length < count) {
    await tab.run((index) => {
      const svg = document.querySelector(`[data-drawing="${index}"]`);
      svg?.scrollIntoView({ behavior: "instant", block: "center" });
      return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }, found.length);
    const picture = await tab.screenshot();
    for (const { name, ...box } of await inView(tab, found.length)) {
      const cut = await sharp(picture).extract(box).removeAlpha().png().toBuffer();
      const small = sharp(cut).resize(columns, rows, { fit: "fill", kernel: "linear" });
      found.push({ name, pixels: await small.raw().toBuffer() });
    }
  }
  return found;
}

/** Names and boxes of the drawings from an index on that are fully visible, at least of the first. */
const inView = (tab: Tab, first: number) =>
  tab.run((index) => {
    const boxes: { name: string; left: number; top: number; width: number; height: number }[] = [];
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    for (;;) {
      const svg = document.querySelector(`[data-drawing="${index + boxes.length}"]`);
      const box = svg?.getBoundingClientRect();
      if (!svg || !box) return boxes;
      const whole = box.top >= header && box.bottom <= innerHeight;
      if (!whole && boxes.length > 0) return boxes;
      const left = Math.max(0, Math.round(box.left));
      const top = Math.max(0, Math.round(box.top));
      const heading = svg.closest("section, main > *")?.querySelector("h1, h2")?.textContent;
      boxes.push({
        name: `drawing ${index + boxes.length} under "${heading}"`,
        left,
        top,
        width: Math.min(innerWidth - left, Math.round(box.width)),
        height: Math.min(innerHeight - top, Math.round(box.height)),
      });
    }
  }, first);

/** Names of the drawings that differ from another browser's. */
export const differences = (seen: readonly Drawing[], expected: readonly Drawing[]): string[] =>
  expected
    .filter((drawing, index) => {
      const other = seen[index];
      if (!other) return true;
      const different = new Set<number>();
      for (const [at, value] of drawing.pixels.entries()) {
        const difference = Math.abs(value - (other.pixels[at] ?? 0));
        if (difference > tolerance) different.add(Math.floor(at / 3));
      }
      return different.size > share * columns * rows;
    })
    .map(({ name }) => name);
