import sharp from "sharp";
import { alternateMark, mark } from "../../site/brand";
import type { Mark } from "../../src/content-types";

/** Side of a mark's grid. The picture in which the mark is looked for has one more on each side. */
const grid = 32;

/** How far the middle of a mark may be from that of its grid. */
const tolerance = 3;

/** What is wrong with the marks: one that was drawn for another grid would be cut off, or small in a corner. */
export async function mistakesInMarks(
  marks: Readonly<Record<string, Mark | undefined>> = { mark, alternateMark },
): Promise<readonly string[]> {
  const found = Object.entries(marks).map(async ([name, one]) =>
    !one || (await isOnGrid(one))
      ? []
      : `site/brand.ts: ${name} isn't in the middle of a grid of ${grid} × ${grid}. Scale its paths in a drawing program: an icon on one of 24 × 24 by ${(grid / 24).toFixed(2)}.`,
  );
  return (await Promise.all(found)).flat();
}

async function isOnGrid({ shapes, strokeWidth }: Mark): Promise<boolean> {
  const paths = shapes.map(({ path, filled }) =>
    filled ? `<path fill="currentColor" stroke="none" d="${path}"/>` : `<path d="${path}"/>`,
  );
  const size = 3 * grid;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-grid} ${-grid} ${size} ${size}" fill="none" stroke="currentColor" stroke-width="${strokeWidth}">${paths.join("")}</svg>`;
  const { info } = await sharp(Buffer.from(drawing)).trim().toBuffer({ resolveWithObject: true });
  const isInside = (offset = 0, length: number) => {
    const start = -offset - grid;
    const isCentered = Math.abs(start + length / 2 - grid / 2) <= tolerance;
    return length < size && isCentered && start >= -1 && start + length <= grid + 1;
  };
  return isInside(info.trimOffsetLeft, info.width) && isInside(info.trimOffsetTop, info.height);
}
