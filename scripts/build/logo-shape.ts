import { readFileSync } from "node:fs";
import sharp from "sharp";

/** What an SVG file shows only where the font is installed, or in a browser's page. */
export const wordsInFonts = /<(?:\w+:)?(?:text|flowRoot|foreignObject)\b/;

/** Lightness differs by more than between neighbors in most colorful logos, of which one color leaves the outline. */
const difference = 0.2;

/** A picture's pixels, four bytes each. Its longer side is `size` px; only vectors are enlarged. */
export async function pixelsOf(file: string, size: number) {
  // Browsers have 96 px to an inch.
  const picture = sharp(file, { density: 96 });
  const { format } = await picture.metadata().catch(() => {
    throw new Error("can't be read as a picture. Save the logo as SVG or PNG.");
  });
  const isVector = format === "svg";
  const svg = isVector ? readFileSync(file, "utf8") : "";
  if (wordsInFonts.test(svg)) {
    throw new Error("has words in a font. Ask for the logo with its text as paths.");
  }
  const side = Math.round(size);
  return picture
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: !isVector })
    .toColorspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** The box around all pixels that can be seen, which part of it they cover, and which part of them one color would lose. */
export function shapeIn({ data, info }: Awaited<ReturnType<typeof pixelsOf>>) {
  let [left, top, right, bottom, covered, lost] = [info.width, info.height, 0, 0, 0, 0];
  const at = (index: number) => data[index] ?? 0;
  /** From 0, black, to 1, white. NaN, which differs from nothing, where the pixel isn't opaque. */
  const lightness = (index: number) => {
    if (at(index + 3) < 255) return Number.NaN;
    const [red, green, blue] = [at(index), at(index + 1), at(index + 2)];
    return (Math.min(red, green, blue) + Math.max(red, green, blue)) / 510;
  };
  for (let y = 0, index = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++, index += 4) {
      const opacity = at(index + 3);
      if (opacity < 8) continue;
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x + 1);
      bottom = y + 1;
      covered += opacity / 255;
      // Edges are antialiased over two pixels. Gradients take more.
      const beside = [index + 12, index + 12 * info.width].map(lightness);
      if (beside.some((one) => Math.abs(one - lightness(index)) > difference)) lost++;
    }
  }
  const [width, height] = [right - left, bottom - top];
  return { left, top, width, height, covered: covered / (width * height), lost: lost / covered };
}
