import { readFileSync } from "node:fs";
import type { ReactElement } from "react";
import satori from "satori";
import sharp from "sharp";

const figtree = (weight: 500 | 600) => ({
  name: "Figtree",
  weight,
  data: readFileSync(`node_modules/@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`),
});

const fonts = [figtree(500), figtree(600)];

/** Draws a share picture with its motif over it; a PNG. */
export async function drawSharePicture(parts: {
  picture: ReactElement;
  /** SVG markup. */
  motif: string;
  size: { width: number; height: number };
}): Promise<Buffer> {
  const drawing = await satori(parts.picture, { ...parts.size, fonts });
  const whole = drawing.replace(/<\/svg>$/, `${parts.motif}</svg>`);
  return sharp(Buffer.from(whole)).png({ palette: true, effort: 10 }).toBuffer();
}
