import { existsSync, readdirSync, readFileSync } from "node:fs";
import { create } from "fontkitten";
import subset from "subset-font";
import { typeface } from "../../site/brand.ts";

/** A font file, and its weights as CSS writes them. */
export type Font = { readonly file: string; readonly weight: string };

/** A part of the typeface as its package divides it, "latin" or "cyrillic": its files and the characters that they have. */
type Subset = {
  readonly name: string;
  /** A variable font, or one for each weight. */
  readonly fonts: readonly Font[];
  readonly characters: ReadonlySet<string>;
};

/** Where the typeface is set. */
export const typefaceRecord = "site/brand.ts: typeface";

const [regular, bold] = typeface.weights;
if (regular > bold) {
  throw new Error(
    `${typefaceRecord} has the weights ${regular} and ${bold}. Write that of text first, then that of headings, which is no lighter.`,
  );
}
const folder = `node_modules/${typeface.package}/files`;
const start = typeface.package.split("/").at(-1);

/** Whether one file has all weights. */
export const isVariable = typeface.package.startsWith("@fontsource-variable/");

/** The file of a subset for one weight, or for all of them if it's variable. */
const fileOf = (name: string, weight: number) =>
  `${folder}/${start}-${name}-${isVariable ? "wght" : weight}-normal.woff2`;

/** Names of the package's subsets, Latin first. Those of Chinese, Japanese and Korean are too large to use. */
function subsetNames(): readonly string[] {
  const latin = typeface.weights.map((weight) => fileOf("latin", weight));
  const missing = latin.find((file) => !existsSync(file));
  if (missing) {
    throw new Error(
      `${typefaceRecord} needs ${missing}. Run npm install --save-dev ${typeface.package}, or name weights that it has.`,
    );
  }
  const [before, after] = fileOf("\n", regular)
    .slice(folder.length + 1)
    .split("\n");
  const name = new RegExp(`^${before}((?!japanese|korean|chinese)[a-z-]+)${after}$`);
  const names = readdirSync(folder).flatMap((file) => name.exec(file)?.[1] ?? []);
  return ["latin", ...names.filter((name) => name !== "latin")];
}

let known: readonly Subset[] | undefined;

/** The subsets in the typeface's package, Latin first. */
export const subsets = (): readonly Subset[] => {
  known ??= subsetNames().map((name) => {
    const fonts = isVariable
      ? [{ file: fileOf(name, regular), weight: `${regular} ${bold}` }]
      : typeface.weights.map((weight) => ({ file: fileOf(name, weight), weight: `${weight}` }));
    const font = create(readFileSync(fileOf(name, regular)));
    const codes = "characterSet" in font ? font.characterSet : [];
    return { name, fonts, characters: new Set(codes.map((code) => String.fromCodePoint(code))) };
  });
  return known;
};

/**
 * Divides characters among subsets, so that few are needed: each with those that it's for, the largest share first.
 * `missing` are those that none has.
 */
export function shareOut(characters: Iterable<string>, among: readonly Subset[]) {
  const shares: Array<Subset & { readonly share: readonly string[] }> = [];
  let missing = [...new Set(characters)];
  for (;;) {
    const [best] = among
      .map((part) => ({ ...part, share: missing.filter((one) => part.characters.has(one)) }))
      .sort((a, b) => b.share.length - a.share.length);
    if (!best?.share.length) return { shares, missing };
    shares.push(best);
    missing = missing.filter((one) => !best.characters.has(one));
  }
}

let cut: ReturnType<typeof cutStatic> | undefined;

/**
 * Regular and bold of each subset as fonts of one weight, for programs that read neither variable fonts nor WOFF2. Those
 * of Latin have the family's name.
 */
export const staticFonts = () => {
  cut ??= cutStatic();
  return cut;
};

const cutStatic = () =>
  Promise.all(
    subsets().flatMap(({ name }) =>
      typeface.weights.map(async (weight) => ({
        name: name === "latin" ? typeface.family : `${typeface.family} ${name}`,
        weight,
        data: await subset(readFileSync(fileOf(name, weight)), undefined, {
          keepAllGlyphs: true,
          targetFormat: "sfnt",
          variationAxes: isVariable ? { wght: weight } : {},
        }),
      })),
    ),
  );
