import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import subset from "subset-font";
import { typeface } from "../../site/brand.ts";
import { type Font, isVariable, shareOut, subsets, typefaceRecord } from "./typeface-files.ts";

/** A font of the site, and the characters that it's for. */
export type SiteFont = Font & { readonly characters: readonly string[] };

const [regular, bold] = typeface.weights;

/** The package's own fonts, which development uses. */
export const wholeFonts = (): readonly SiteFont[] =>
  subsets().flatMap((part) => {
    const characters = [...part.characters];
    return part.fonts.map((font) => ({ ...font, characters }));
  });

/** Printable ASCII, which visitors may type into the form. */
const typed = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

/** Letters that stand beside each other as they are. */
const unshaped =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/**
 * The features of a font that the site's styles use: kerning, ligatures, and figures of one width. Other scripts, such as
 * Devanagari, are misspelled without all of theirs.
 */
export const featuresOf = (characters: readonly string[]): readonly string[] | undefined =>
  unshaped.test(characters.join("")) ? ["kern", "liga", "tnum"] : undefined;

const cut = ({ file }: Font, characters: readonly string[]): Promise<Uint8Array> => {
  const keepFeatures = featuresOf(characters);
  return subset(readFileSync(file), characters.toSorted().join(""), {
    targetFormat: "woff2",
    ...(keepFeatures && { keepFeatures: [...keepFeatures] }),
    noHinting: true,
    variationAxes: isVariable ? { wght: { min: regular, max: bold } } : {},
  });
};

/** What a font may weigh, so that it arrives in one round trip. */
const mostBytes = 14_000;

/** Throws if a font is too large. `typedBytes` is what it has with `typed` alone. */
export function checkSize(font: SiteFont, bytes: number, typedBytes: number): void {
  if (bytes <= mostBytes) return;
  const advice = isVariable
    ? `Choose its static fonts, package: "${typeface.package.replace("-variable", "")}", or another family.`
    : "Choose a family with simpler letters.";
  const others = font.characters.filter((one) => !typed.includes(one));
  throw new Error(
    `${typefaceRecord} is too large. With the site's characters ${font.file}, weight ${font.weight}, has ${bytes} bytes, ${bytes - mostBytes} more than the ${mostBytes} that arrive in one round trip; ${bytes - typedBytes} bytes are for "${others.join("")}". ${advice}`,
  );
}

/** Letters that are shown in the visitor's own font, because a file with them would be too large. */
const ofSystem = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}]/u;

/** Throws if letters or digits of some pages are in no subset. Signs and pictures come from the visitor's own fonts. */
export function checkLetters(
  missing: readonly string[],
  pages: ReadonlyArray<{ readonly module: string; readonly body: string }>,
): void {
  const letters = missing.filter((one) => /[\p{L}\p{Nd}]/u.test(one) && !ofSystem.test(one));
  const [first] = letters;
  if (!first) return;
  const place = pages.find(({ body }) => body.includes(first))?.module ?? "site";
  throw new Error(
    `${typefaceRecord}: no file of ${typeface.package} has ${letters.join(" ")}, "${first}" in ${place} for one. Choose a family from Fontsource that has these letters, or write others.`,
  );
}

/**
 * The fonts with the characters of pages and of some other words only, one for each subset that has some of them.
 * `file` is the path in the site, with a hash in its name.
 */
export async function subsetFonts(
  pages: Parameters<typeof checkLetters>[1],
  words: string,
): Promise<ReadonlyArray<SiteFont & { bytes: Uint8Array }>> {
  const text = pages.map(({ body }) => body).join("") + words;
  const { shares, missing } = shareOut([...typed, ...text], subsets());
  checkLetters(missing, pages);
  const fonts = shares.flatMap(({ share, fonts }) =>
    fonts.map(async (font) => {
      const bytes = await cut(font, share);
      if (bytes.length > mostBytes) {
        const common = share.filter((one) => typed.includes(one));
        const ofCommon = common.length > 0 ? (await cut(font, common)).length : 0;
        checkSize({ ...font, characters: share }, bytes.length, ofCommon);
      }
      const name = hash("sha256", bytes, "base64url").slice(0, 8);
      return { ...font, file: `assets/font-${name}.woff2`, characters: share, bytes };
    }),
  );
  return Promise.all(fonts);
}
