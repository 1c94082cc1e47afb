import { readFileSync } from "node:fs";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import satori from "satori";
import sharp from "sharp";

const figtree = (weight: 500 | 600) => ({
  name: "Figtree",
  weight,
  data: readFileSync(`node_modules/@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`),
});

const fonts = [figtree(500), figtree(600)];

/** Draws a picture of `size` px with a motif over it; a PNG. */
export async function drawSharePicture(
  { picture, motif }: { picture: ReactElement; motif: ReactElement },
  size: { width: number; height: number },
): Promise<Buffer> {
  const drawing = await satori(picture, { ...size, fonts });
  const whole = drawing.replace(/<\/svg>$/, `${renderToStaticMarkup(motif)}</svg>`);
  return sharp(Buffer.from(whole)).png({ palette: true, effort: 10 }).toBuffer();
}
