import { fromBuffer } from "@capsizecss/unpack";
import { typeface } from "../../site/brand.ts";
import type { SiteFont } from "./font.ts";
import { staticFonts } from "./typeface-files.ts";

/** Local fonts that stand in for regular and bold, with the average width of their letters in em. */
const standIns = {
  "sans-serif": [
    { names: ["Arial", "Liberation Sans"], width: 913 / 2048 },
    { names: ["Arial Bold", "Liberation Sans Bold"], width: 983 / 2048 },
  ],
  serif: [
    { names: ["Times New Roman", "Liberation Serif"], width: 832 / 2048 },
    { names: ["Times New Roman Bold", "Liberation Serif Bold"], width: 886 / 2048 },
  ],
} as const;

/** The @font-face rules of local fonts, which get the width and height of the typeface. */
const fallbackRules = async () => {
  const latin = (await staticFonts()).filter(({ name }) => name === typeface.family);
  return Promise.all(
    latin.map(async ({ data, weight }, index) => {
      const { names, width } = standIns[typeface.generic][index === 0 ? 0 : 1];
      const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(data);
      const wider = xWidthAvg / unitsPerEm / width;
      const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;
      const height = (part: number) => percent(part / unitsPerEm / wider);
      const src = names.map((name) => `local(${name})`).join();
      return `@font-face{font-family:fallback;font-weight:${weight};src:${src};size-adjust:${percent(wider)};ascent-override:${height(ascent)};descent-override:${height(-descent)};line-gap-override:${height(lineGap)}}`;
    }),
  );
};

/** Characters as CSS writes them: "U+104-107,U+118". */
export function unicodeRange(characters: readonly string[]): string {
  const ranges: Array<{ first: number; last: number }> = [];
  for (const code of characters.map((one) => one.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const before = ranges.at(-1);
    if (before?.last === code - 1) before.last = code;
    else ranges.push({ first: code, last: code });
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges
    .map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`)
    .join();
}

/**
 * The styles that set the site in the typeface, with local fallbacks of the same metrics. The first font has no range:
 * those that follow come first for their characters. With "optional" nothing shifts; a font that loads late is used
 * from the next page on (src/client/late-font.ts).
 */
export async function fontStyles(fonts: readonly SiteFont[]): Promise<string> {
  const family = `"${typeface.family}"`;
  const rules = fonts.map(({ file, weight, characters }) => {
    const range =
      characters === fonts[0]?.characters ? "" : `;unicode-range:${unicodeRange(characters)}`;
    return `@font-face{font-family:${family};font-weight:${weight};font-display:optional;src:url(/${file})${range}}`;
  });
  const last = typeface.generic === "serif" ? "serif" : "system-ui,sans-serif";
  return [
    ...rules,
    ...(await fallbackRules()),
    `html{font-family:${family},fallback,${last}}`,
  ].join("");
}
