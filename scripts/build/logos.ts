import { basename, relative } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import { darkScheme } from "../../site/brand.ts";
import { colorDrawing, darkColorTokens } from "../lib/brand-colors.ts";
import { drawingUrl } from "./drawing-url.ts";
import { pixelsOf, shapeIn } from "./logo-shape.ts";

/** In px. Logos of one area look equally large, so a wide one is low. */
const shown = { area: 3_900, mostHeight: 48, mostWidth: 160 };

/** Pixels for each px that is shown, for phones, zoomed pages and paper. */
const density = 3;

/** Longer side of the picture in which the logo is found, and of the largest one that it's taken from, px. */
const picture = { first: 1_000, largest: 6_000 };

/** Part of a box that the shapes of a logo cover at most: a round one covers 0.79. */
const mostCovered = 0.96;

/** Part of a logo that may run into another color at most. A trademark sign is less. */
const mostLost = 0.01;

const oneColorVersion = "Ask for the logo in one color on a transparent background, as SVG or PNG.";

/** Imports such as "acme.svg?logo" are the logo's shape in one color, which follows the scheme, and its size. */
export const logos = (): Plugin => ({
  name: "logos",
  enforce: "pre",
  load: {
    filter: { id: /\?logo$/ },
    async handler(id) {
      const file = id.replace("?logo", "");
      const path = relative(process.cwd(), file).replaceAll("\\", "/");
      const { source, ...size } = await oneColor(file).catch((error) =>
        this.error(`${path} ${(error as Error).message}`),
      );
      const src = drawingUrl(this, basename(file).replace(/\.\w+$/, ".svg"), source);
      return `export default ${JSON.stringify({ sources: {}, img: { src, ...size } })}`;
    },
  },
});

/**
 * A logo in one color as an SVG file, with the size in which it's shown, px. Its shape is in there as pixels, so
 * browsers show what was measured, whatever the file is made of. Throws if it has no shape.
 */
export async function oneColor(file: string) {
  const found = shapeIn(await pixelsOf(file, picture.first));
  if (found.covered === 0) throw new Error("shows nothing. Export the logo again, as SVG or PNG.");
  const enlarged =
    density * Math.min(shown.mostWidth / found.width, shown.mostHeight / found.height);
  const pixels = await pixelsOf(file, Math.min(enlarged * picture.first, picture.largest));
  const { left, top, width, height, covered, lost } = shapeIn(pixels);
  if (covered > mostCovered) {
    throw new Error(`would be a filled box in one color. ${oneColorVersion}`);
  }
  if (lost > mostLost) {
    throw new Error(`has parts that would run into each other in one color. ${oneColorVersion}`);
  }
  const size = sizeOf(width / height, covered);
  if (width < 2 * size.w) {
    throw new Error(
      `has a logo ${width} px wide. Use one of at least ${2 * size.w} px, or an SVG file with a viewBox around the logo.`,
    );
  }
  const shape = await sharp(pixels.data, { raw: pixels.info })
    .extract({ left, top, width, height })
    // Only the opacity matters. 16 steps of it look as smooth as 256, in half the bytes.
    .linear([0, 0, 0, 1], [0, 0, 0, 0])
    .png({ colors: 16, dither: 0, compressionLevel: 9 })
    .toBuffer();
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><mask id="shape" mask-type="alpha"><image width="${width}" height="${height}" href="data:image/png;base64,${shape.toString("base64")}"/></mask><path fill="var(--on-background-muted)" mask="url(#shape)" d="M0 0h${width}v${height}H0z"/></svg>`;
  return { source: colorDrawing(drawing, darkScheme ? darkColorTokens : {}), ...size };
}

/** Width and height in which a logo looks as large as others: a dense one is a little smaller. */
function sizeOf(ratio: number, covered: number) {
  const height = Math.sqrt(shown.area / ratio) * (0.4 / covered) ** 0.2;
  const h = Math.min(height, shown.mostHeight, shown.mostWidth / ratio);
  return { w: Math.round(h * ratio), h: Math.round(h) };
}
