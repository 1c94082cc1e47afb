import type { ReactElement } from "react";
import satori from "satori";
import sharp from "sharp";
import { cached } from "./cache";
import { staticFonts } from "./font";

const fonts = staticFonts();
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
  const text = await satori(parts.text, { ...parts.size, fonts: await fonts });
  const whole = text.replace(/<\/svg>$/, `${parts.drawing}</svg>`);
  return cached([versions, whole], () => sharp(Buffer.from(whole)).png(asPng).toBuffer());
}
