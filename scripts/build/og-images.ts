import type { ReactElement } from "react";
import sharp from "sharp";
import { cached } from "./cache.ts";
import { staticFonts } from "./font.ts";

/** More effort takes longer and saves no bytes on flat drawings. */
const asPng = { palette: true, dither: 0, effort: 4, compressionLevel: 9 };
const versions = JSON.stringify([sharp.versions, asPng]);

let fonts: ReturnType<typeof staticFonts> | undefined;

/** Draws an OG image: text by satori, with the drawing over it. Returns a PNG. */
export async function drawOgImage(parts: {
  text: ReactElement;
  /** SVG markup. */
  drawing: string;
  size: { width: number; height: number };
}): Promise<Uint8Array> {
  // The server of npm run dev starts without it.
  const { default: satori } = await import("satori");
  fonts ??= staticFonts();
  const text = await satori(parts.text, { ...parts.size, fonts: await fonts });
  const whole = text.replace(/<\/svg>$/, `${parts.drawing}</svg>`);
  return cached([versions, whole], () => sharp(Buffer.from(whole)).png(asPng).toBuffer());
}
