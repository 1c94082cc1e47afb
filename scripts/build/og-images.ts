import { readFileSync } from "node:fs";
import type { ReactElement } from "react";
import satori from "satori";
import sharp from "sharp";
import { cached } from "./cache";

const figtree = (weight: 500 | 600) => ({
  name: "Figtree",
  weight,
  data: readFileSync(`node_modules/@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`),
});

const fonts = [figtree(500), figtree(600)];
/** More effort takes longer and saves no bytes on flat drawings. */
const asPng = { palette: true, dither: 0, effort: 4, compressionLevel: 9 };
const versions = JSON.stringify([sharp.versions, asPng]);

/** Draws an OG image: text by satori, with the drawing over it. Returns a PNG. */
export async function drawOgImage(parts: {
  text: ReactElement;
  /** SVG markup. */
  drawing: string;
  size: { width: number; height: number };
}): Promise<Uint8Array> {
  const text = await satori(parts.text, { ...parts.size, fonts });
  const whole = text.replace(/<\/svg>$/, `${parts.drawing}</svg>`);
  return cached([versions, whole], () => sharp(Buffer.from(whole)).png(asPng).toBuffer());
}
