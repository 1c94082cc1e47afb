import { wcagContrast } from "culori";
import * as own from "../../../site/brand";
import { tokensOf } from "../../build/brand-colors";
import { type Tokens, variantsOf } from "../../build/color";
import { colorPairs, type Pair } from "./color-pairs";
import {
  changed,
  contrastOf,
  nameOf,
  type Palettes,
  type Role,
  rolesOf,
  sentenceOf,
  valueIn,
} from "./contrast";
import { type Change, mendColors } from "./mend-colors";

/** What site/brand.ts exports about colors. */
type Brand = Record<keyof Palettes, Tokens> & { readonly darkScheme: boolean };

/**
 * What to change in site/brand.ts so that all its colors stand out, in plain sentences: which pair is too close and
 * the nearest color of the same hue that works in all its pairs. Once all changes are made, only those pairs are left
 * that no single color can mend.
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

function findingsFor({ palette, darkPalette, darkScheme }: Brand): readonly string[] {
  const palettes = { palette: tokensOf(palette), darkPalette: tokensOf(darkPalette) };
  const pairs = colorPairs(darkScheme);
  const { changes, mended, left } = mendColors(palettes, pairs);
  return [
    ...changes.map((change) => adviceFor(change, palettes, mended)),
    ...left.slice(0, mostLeft).map((pair) => {
      const why = new Set(obstacles(mended, pair, pairs).map((one) => `; ${one}`));
      return `${sentenceOf(mended, pair)}, and no single color mends it${[...why].join("")}.`;
    }),
  ];
}

function lightPrimary(primary: string): string {
  const dark = variantsOf(primary).find(({ value }) => wcagContrast("#fff", value) >= 10)?.value;
  return (
    `\`primary\` ${primary} is too light: header, hero and footer are dark, at least 4.5:1 from white. ` +
    `Make it dark, such as ${dark}; a light one isn't supported.`
  );
}

/** The nearest value of a role with which a pair stands out. */
const nearest = (palettes: Palettes, role: Role, pair: Pair) =>
  variantsOf(valueIn(palettes, role)).find(
    ({ value }) => contrastOf(changed(palettes, role, value), pair) >= pair.least,
  )?.value;

/** The most pairs that one sentence names, colors to change instead, and pairs that can't be mended. */
const mostPairs = 3;
const mostChanges = 2;
const mostLeft = 5;

function adviceFor({ role, value, pairs, instead }: Change, before: Palettes, mended: Palettes) {
  const others = changed(mended, role, valueIn(before, role));
  const reasons = new Set(
    [...pairs]
      .sort((a, b) => b.least - a.least || contrastOf(others, a) - contrastOf(others, b))
      .map((pair) => sentenceOf(contrastOf(before, pair) < pair.least ? before : others, pair)),
  );
  const more = reasons.size > mostPairs ? ` and ${reasons.size - mostPairs} more` : "";
  const other =
    instead.length > 0 && instead.length <= mostChanges ? `, or ${listed(instead)}` : "";
  const said = [...reasons].slice(0, mostPairs).join(", ");
  return `${said}${more}. Make ${listed([{ role, value }])}${other}.`;
}

const listed = (list: readonly Pick<Change, "role" | "value">[]) =>
  list.map(({ role, value }) => `${nameOf(role)} ${value}`).join(" and ");

/** Why neither color of a pair can change: with the nearest that would do, another pair is too close. */
const obstacles = (palettes: Palettes, pair: Pair, pairs: readonly Pair[]): readonly string[] =>
  (["front", "back"] as const)
    .flatMap((side) => rolesOf(palettes, pair, side))
    .flatMap((role) => {
      const value = nearest(palettes, role, pair);
      if (!value) return `no ${nameOf(role)} of its hue would do`;
      const next = changed(palettes, role, value);
      const close = pairs.find(
        (other) =>
          contrastOf(next, other) < other.least && contrastOf(palettes, other) >= other.least,
      );
      return close ? `with ${nameOf(role)} ${value}, ${sentenceOf(next, close)}` : [];
    });
