import { formatHex, type Rgb, wcagContrast } from "culori";
import * as own from "../../site/brand";
import { tokensOf } from "../lib/brand-colors";
import { colorOf, over, type Tokens, variantsOf } from "../lib/color";
import { colorPairs, type Pair } from "./color-pairs";

/** What site/brand.ts exports about colors. */
type Brand = Readonly<Record<"palette" | "darkPalette", Tokens>> & { readonly darkScheme: boolean };

/**
 * Which colors of site/brand.ts to change because they are too close to others, a sentence for each: its worst pair and
 * the nearest color of the same hue that passes it. Where a change brings other pairs too close, the next run names them.
 */
export function contrastFindings(brand: Brand = own): readonly string[] {
  const { primary = "" } = brand.palette;
  try {
    return wcagContrast("#fff", primary) < 4.5 ? [lightPrimary(primary)] : closePairs(brand);
  } catch (error) {
    // A color that is missing or written another way.
    return [(error as Error).message];
  }
}

function lightPrimary(primary: string): string {
  const dark = variantsOf(primary).find(({ value }) => wcagContrast("#fff", value) >= 10);
  return (
    `\`primary\` ${primary} is too light: header, hero and footer are dark, at least 4.5:1 from white. ` +
    `Make it dark, such as ${dark?.value}; a light one isn't supported.`
  );
}

function closePairs({ palette, darkPalette, darkScheme }: Brand): readonly string[] {
  const [light, dark] = [tokensOf(palette), tokensOf(darkPalette)];
  const schemes = { light, dark: { ...light, ...dark } };
  const pairs = colorPairs(darkScheme).map((pair) => {
    const colors = schemes[pair.scheme];
    return { pair, colors, contrast: contrastOf(colors, pair) };
  });

  /** The name of a custom property in site/brand.ts. */
  const nameOf = (token: string, { scheme }: Pair) => {
    const key = token.slice(2).replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
    return scheme === "dark" && dark[token] ? `\`darkPalette.${key}\`` : `\`${key}\``;
  };

  const described = (colors: Tokens, pair: Pair, side: "front" | "back") => {
    const parts = partsOf(colors, pair, side);
    const names = parts.map((token) => nameOf(token, pair)).join(" and ");
    return parts.length === 1
      ? `${names} ${colors[parts[0] ?? ""]}`
      : `${formatHex(shown(colors, pair)[side])} (${names} mixed)`;
  };

  const nearest = (colors: Tokens, pair: Pair) =>
    (["front", "back"] as const)
      .flatMap((side) => partsOf(colors, pair, side))
      .flatMap((token) => variantsOf(colors[token] ?? "").map((one) => ({ token, ...one })))
      .sort((one, other) => one.distance - other.distance)
      .find(({ token, value }) => contrastOf({ ...colors, [token]: value }, pair) >= pair.least);

  const findings = new Map<string, string>();
  const worstFirst = pairs
    .filter(({ pair, contrast }) => contrast < pair.least)
    .sort((one, other) => one.contrast / one.pair.least - other.contrast / other.pair.least);
  for (const { pair, colors, contrast } of worstFirst) {
    const [front, back] = (["front", "back"] as const).map((side) => described(colors, pair, side));
    const measured = `${front} on ${back} has ${Math.floor(contrast * 100) / 100}:1 and needs ${pair.least}:1`;
    const change = nearest(colors, pair);
    const name = change ? nameOf(change.token, pair) : measured;
    const advice = change ? `Make ${name} ${change.value}` : "No color of their hues is far enough";
    if (!findings.has(name)) findings.set(name, `${measured}. ${advice}.`);
  }
  return [...findings.values()];
}

type Side = "front" | "back" | "underneath";

const asValue = (pair: Pair, side: Side): string => {
  const name = pair[side] ?? pair.back;
  return name.startsWith("--") ? `var(${name})` : name;
};

/** A side of a pair in a scheme's colors, as it's written. Throws if a color is missing. */
const written = (colors: Tokens, pair: Pair, side: Side): Rgb =>
  colorOf(asValue(pair, side), (token) => pair.tokens[token] ?? colors[token]);

/** What a visitor sees of a pair in a scheme's colors: the ground, and on it the front. */
function shown(colors: Tokens, pair: Pair): Record<"front" | "back", Rgb> {
  const back = over(written(colors, pair, "back"), written(colors, pair, "underneath"));
  return { front: over(written(colors, pair, "front"), back), back };
}

/** Contrast of a pair in a scheme's colors, 1 to 21. */
function contrastOf(colors: Tokens, pair: Pair): number {
  const { front, back } = shown(colors, pair);
  return wcagContrast(front, back);
}

/** The custom properties of the scheme's colors that a pair's front or back is made of. */
function partsOf(colors: Tokens, pair: Pair, side: "front" | "back"): readonly string[] {
  const partsIn = (value: string): readonly string[] =>
    [...value.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, token = ""]) =>
      colors[token] ? token : partsIn(pair.tokens[token] ?? ""),
    );
  const isTranslucent = (written(colors, pair, side).alpha ?? 1) < 1;
  const through = side === "back" && isTranslucent ? asValue(pair, "underneath") : "";
  return [...new Set([...partsIn(asValue(pair, side)), ...partsIn(through)])];
}
