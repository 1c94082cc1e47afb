import { type Rgb, wcagContrast } from "culori";
import { colorOf, over, type Tokens } from "../lib/color";
import type { Pair } from "./color-pairs";

type Side = "front" | "back" | "underneath";

const asValue = (pair: Pair, side: Side): string => {
  const name = pair[side] ?? pair.back;
  return name.startsWith("--") ? `var(${name})` : name;
};

/** A side of a pair in a scheme's colors, as it's written. Throws if a color is missing. */
const written = (colors: Tokens, pair: Pair, side: Side): Rgb =>
  colorOf(asValue(pair, side), (token) => pair.tokens[token] ?? colors[token]);

/** What a visitor sees of a pair in a scheme's colors: the ground, and on it the front. */
export function shown(colors: Tokens, pair: Pair): Record<"front" | "back", Rgb> {
  const back = over(written(colors, pair, "back"), written(colors, pair, "underneath"));
  return { front: over(written(colors, pair, "front"), back), back };
}

/** Contrast of a pair in a scheme's colors, 1 to 21. */
export function contrastOf(colors: Tokens, pair: Pair): number {
  const { front, back } = shown(colors, pair);
  return wcagContrast(front, back);
}

/** The custom properties of the scheme's colors that a pair's front or back is made of. */
export function partsOf(colors: Tokens, pair: Pair, side: "front" | "back"): readonly string[] {
  const partsIn = (value: string): readonly string[] =>
    [...value.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, token = ""]) =>
      colors[token] ? token : partsIn(pair.tokens[token] ?? ""),
    );
  const isTranslucent = (written(colors, pair, side).alpha ?? 1) < 1;
  const through = side === "back" && isTranslucent ? asValue(pair, "underneath") : "";
  return [...new Set([...partsIn(asValue(pair, side)), ...partsIn(through)])];
}
