import { create } from "fontkitten";
import type { ReactElement } from "react";
import sharp from "sharp";
import { typeface } from "../../site/brand.ts";
import { cached } from "./cache.ts";
import { staticFonts, typefaceRecord } from "./typeface-files.ts";

/** More effort takes longer and saves no bytes on flat drawings. */
const asPng = { palette: true, dither: 0, effort: 4, compressionLevel: 9 };
const versions = JSON.stringify([sharp.versions, asPng]);

/** Tells how wide bold words are, in em. */
async function boldWidths(): Promise<(words: string) => number> {
  const fonts = (await staticFonts())
    .filter(({ weight }) => weight === typeface.weights[1])
    .map(({ data }) => create(data))
    .filter((font) => "unitsPerEm" in font);
  const widthOf = (code: number) => {
    const font = fonts.find((font) => font.hasGlyphForCodePoint(code));
    return font ? font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm : 0;
  };
  return (words) => [...words].reduce((sum, one) => sum + widthOf(one.codePointAt(0) ?? 0), 0);
}

let widths: ReturnType<typeof boldWidths> | undefined;

/**
 * Draws the OG image of a path: text by satori, with the drawing over it. Returns a PNG. Throws if no font has a character.
 */
export async function drawOgImage(
  path: string,
  parts: {
    text: (widthOf: (words: string) => number) => ReactElement;
    /** SVG markup. */
    drawing: string;
    size: { width: number; height: number };
  },
): Promise<Uint8Array> {
  // The server of npm run dev starts without it.
  const { default: satori } = await import("satori");
  widths ??= boldWidths();
  const missing = new Set<string>();
  const text = await satori(parts.text(await widths), {
    ...parts.size,
    fonts: await staticFonts(),
    loadAdditionalAsset: async (_, characters) => {
      missing.add(characters);
      return [];
    },
  });
  if (missing.size > 0) {
    throw new Error(
      `${typefaceRecord}: no file of ${typeface.package} has "${[...missing].join("")}", so the link preview ${path} can't show it. Write a heading without it, or choose a family that has it.`,
    );
  }
  const whole = text.replace(/<\/svg>$/, `${parts.drawing}</svg>`);
  return cached([versions, whole], () => sharp(Buffer.from(whole)).png(asPng).toBuffer());
}
