import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { fromBuffer } from "@capsizecss/unpack";
import subset from "subset-font";
import { typeface } from "../../src/site/brand.ts";

/** A font file, and its weights as CSS writes them. */
type Font = { readonly file: string; readonly weight: string };

const record = "src/site/brand.ts: typeface";
const [regular, bold] = typeface.weights;
const isVariable = typeface.package.startsWith("@fontsource-variable/");

/** The whole font of one weight, or of all if it's variable. */
function fileOf(weight: number): string {
  const name = typeface.package.split("/").at(-1);
  const cut = isVariable ? "wght" : weight;
  const file = `node_modules/${typeface.package}/files/${name}-latin-${cut}-normal.woff2`;
  if (existsSync(file)) return file;
  throw new Error(
    `${record} needs ${file}. Run npm install --save-dev ${typeface.package}, or name weights that it has.`,
  );
}

/** The whole fonts in their package: a variable one, or one for each weight. */
export const wholeFonts = (): readonly Font[] =>
  isVariable
    ? [{ file: fileOf(regular), weight: `${regular} ${bold}` }]
    : typeface.weights.map((weight) => ({ file: fileOf(weight), weight: `${weight}` }));

/** Regular and bold as fonts of one weight, for programs that read neither variable fonts nor WOFF2. */
export const staticFonts = () =>
  Promise.all(
    typeface.weights.map(async (weight) => ({
      name: typeface.family,
      weight,
      data: await subset(readFileSync(fileOf(weight)), undefined, {
        keepAllGlyphs: true,
        targetFormat: "sfnt",
        variationAxes: isVariable ? { wght: weight } : {},
      }),
    })),
  );

/** Printable ASCII, which visitors may type into the form. */
const typed = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

/** Kerning, ligatures, and figures of one width: what the site's styles use. */
const features = ["kern", "liga", "tnum"];

/** What a font may weigh, so that it arrives in one round trip. */
const mostBytes = 14_000;

/** Throws if a font is too large. */
export function checkSize({ file, weight }: Font, bytes: number): void {
  if (bytes <= mostBytes) return;
  const advice = isVariable
    ? `Choose its static fonts, package: "${typeface.package.replace("-variable", "")}", or another family.`
    : "Choose a family with simpler letters.";
  throw new Error(
    `${record} is too large. With the site's characters ${file}, weight ${weight}, has ${bytes} bytes, ${bytes - mostBytes} more than the ${mostBytes} that arrive in one round trip. ${advice}`,
  );
}

/** The fonts with the characters of `text` only. `file` is the path in the site, with a hash in its name. */
export const subsetFonts = (text: string): Promise<readonly (Font & { bytes: Uint8Array })[]> =>
  Promise.all(
    wholeFonts().map(async ({ file, weight }) => {
      const characters = [...new Set(typed + text)].sort().join("");
      const bytes = await subset(readFileSync(file), characters, {
        targetFormat: "woff2",
        keepFeatures: features,
        noHinting: true,
        variationAxes: isVariable ? { wght: { min: regular, max: bold } } : {},
      });
      checkSize({ file, weight }, bytes.length);
      const name = hash("sha256", bytes, "base64url").slice(0, 8);
      return { file: `assets/font-${name}.woff2`, weight, bytes };
    }),
  );

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
const fallbackRules = async () =>
  Promise.all(
    (await staticFonts()).map(async ({ data, weight }, index) => {
      const { names, width } = standIns[typeface.generic][index === 0 ? 0 : 1];
      const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(data);
      const wider = xWidthAvg / unitsPerEm / width;
      const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
      const height = (part: number) => percent(part / unitsPerEm / wider);
      const src = names.map((name) => `local("${name}")`).join();
      return `@font-face{font-family:fallback;font-weight:${weight};src:${src};size-adjust:${percent(wider)};ascent-override:${height(ascent)};descent-override:${height(-descent)};line-gap-override:${height(lineGap)}}`;
    }),
  );

/**
 * The styles that set the site in the typeface, with local fallbacks of the same metrics. With "optional"
 * nothing shifts; a font that loads late is used from the next page on (src/client/late-font.ts).
 */
export async function fontStyles(fonts: readonly Font[]): Promise<string> {
  const family = `"${typeface.family}"`;
  const rules = fonts.map(
    ({ file, weight }) =>
      `@font-face{font-family:${family};font-weight:${weight};font-display:optional;src:url(/${file}) format("woff2")}`,
  );
  const last = typeface.generic === "serif" ? "serif" : "system-ui,sans-serif";
  return [
    ...rules,
    ...(await fallbackRules()),
    `html{font-family:${family},fallback,${last}}`,
  ].join("");
}
