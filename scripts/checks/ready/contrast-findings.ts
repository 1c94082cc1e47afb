import { wcagContrast } from "culori";
import * as own from "../../../site/brand";
import { tokensOf } from "../../build/brand-colors";
import { type Tokens, variantsOf } from "../../build/color";
import { colorPairs, type Pair } from "./color-pairs";
import {
  changed,
  contrastOf,
  isSame,
  nameOf,
  type Palettes,
  rolesOf,
  sentenceOf,
  valueIn,
} from "./contrast";

/** What site/brand.ts exports about colors. */
type Brand = Record<keyof Palettes, Tokens> & { readonly darkScheme: boolean };

/**
 * What to change in site/brand.ts so that all its colors stand out, in plain sentences: which pairs are too close, and
 * the nearest color of the same hue for either side. Where a change brings other pairs too close, the next run names
 * them.
 */
export function contrastFindings(brand: Brand = own): readonly string[] {
  const { primary = "" } = brand.palette;
  try {
    return wcagContrast("#fff", primary) < 4.5 ? [lightPrimary(primary)] : findingsFor(brand);
  } catch (error) {
    // A color that is missing or written another way.
    return [(error as Error).message];
  }
}

/** The most pairs that one finding names, and the most colors to change instead. */
const mostPairs = 3;
const mostChanges = 2;

function findingsFor({ palette, darkPalette, darkScheme }: Brand): readonly string[] {
  const palettes = { palette: tokensOf(palette), darkPalette: tokensOf(darkPalette) };
  const pairs = colorPairs(darkScheme);
  let left = pairs
    .filter((pair) => contrastOf(palettes, pair) < pair.least)
    .map((pair) => ({
      said: sentenceOf(palettes, pair),
      remedies: remediesFor(palettes, pair, pairs),
    }));
  const findings: string[] = [];
  while (left.length > 0) {
    const mends = (remedy: string) => left.filter(({ remedies }) => remedies.includes(remedy));
    // The change that mends most, and a pair's front rather than its ground.
    const [best = ""] = left
      .flatMap(({ remedies }) => remedies)
      .sort((one, other) => mends(other).length - mends(one).length);
    const group = best ? mends(best) : left;
    const said = [...new Set(group.map((one) => one.said))];
    const more = said.length > mostPairs ? ` and ${said.length - mostPairs} more` : "";
    const others = new Set(group.map(({ remedies }) => remedies.find((one) => one !== best) ?? ""));
    const instead =
      others.size <= mostChanges && !others.has("") ? `, or ${[...others].join(" and ")}` : "";
    const advice = best ? `Make ${best}${instead}` : "No single color of its hue mends it";
    findings.push(`${said.slice(0, mostPairs).join(", ")}${more}. ${advice}.`);
    left = left.filter((one) => !group.includes(one));
  }
  return findings;
}

/**
 * For each color of a pair, its front first, the nearest of its hue with which all its pairs stand out, or at least
 * this one and no fewer of the others.
 */
function remediesFor(palettes: Palettes, pair: Pair, pairs: readonly Pair[]): readonly string[] {
  const colorsOf = (one: Pair) =>
    (["front", "back"] as const).flatMap((side) => rolesOf(palettes, one, side));
  return colorsOf(pair).flatMap((role) => {
    const concerned = pairs.filter((one) => colorsOf(one).some((other) => isSame(other, role)));
    const must = concerned.filter((one) => one === pair || contrastOf(palettes, one) >= one.least);
    const nearest = (all: readonly Pair[]) =>
      variantsOf(valueIn(palettes, role)).find((value) => {
        const next = changed(palettes, role, value);
        return all.every((one) => contrastOf(next, one) >= one.least);
      });
    const value = nearest(concerned) ?? nearest(must);
    return value ? `${nameOf(role)} ${value}` : [];
  });
}

function lightPrimary(primary: string): string {
  const dark = variantsOf(primary).find((value) => wcagContrast("#fff", value) >= 10);
  return (
    `\`primary\` ${primary} is too light: header, hero and footer are dark, at least 4.5:1 from white. ` +
    `Make it dark, such as ${dark}; a light one isn't supported.`
  );
}
