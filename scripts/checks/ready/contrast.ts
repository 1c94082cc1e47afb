import { formatHex, type Rgb, wcagContrast } from "culori";
import { colorOf, over, type Tokens } from "../../build/color";
import type { Pair } from "./color-pairs";

/** The custom properties of a brand's two palettes. */
export type Palettes = Readonly<Record<"palette" | "darkPalette", Tokens>>;

/** A color in one of the palettes. */
type Role = { readonly of: keyof Palettes; readonly token: string };

/** Whether two roles are the same color of the same palette. */
export const isSame = (a: Role, b: Role): boolean => a.of === b.of && a.token === b.token;

/** The value of a role. */
export const valueIn = (palettes: Palettes, { of, token }: Role): string =>
  palettes[of][token] ?? "";

/** The palettes with another value for a role. */
export const changed = (palettes: Palettes, { of, token }: Role, value: string): Palettes => ({
  ...palettes,
  [of]: { ...palettes[of], [token]: value },
});

const asValue = (name: string) => (name.startsWith("--") ? `var(${name})` : name);

const lookupFor =
  ({ palette, darkPalette }: Palettes, { scheme, tokens }: Pair) =>
  (name: string) =>
    tokens[name] ?? (scheme === "dark" ? darkPalette[name] : undefined) ?? palette[name];

/** What a visitor sees of a pair: the ground, and on it the front. */
function shown(palettes: Palettes, pair: Pair): Record<"front" | "back", Rgb> {
  const lookup = lookupFor(palettes, pair);
  const [front, back, below] = [pair.front, pair.back, pair.underneath ?? pair.back].map((name) =>
    colorOf(asValue(name), lookup),
  ) as [Rgb, Rgb, Rgb];
  const ground = over(back, below);
  return { front: over(front, ground), back: ground };
}

/** Contrast of a pair, 1 to 21. Throws if a color is missing. */
export function contrastOf(palettes: Palettes, pair: Pair): number {
  const { front, back } = shown(palettes, pair);
  return wcagContrast(front, back);
}

/** The roles that a pair's front or back is made of. */
export function rolesOf(palettes: Palettes, pair: Pair, side: "front" | "back"): readonly Role[] {
  const lookup = lookupFor(palettes, pair);
  const found = new Map<string, Role>();
  const collect = (value: string): void => {
    for (const [, token = ""] of value.matchAll(/var\((--[\w-]+)\)/g)) {
      const of = pair.scheme === "dark" && palettes.darkPalette[token] ? "darkPalette" : "palette";
      if (palettes[of][token]) found.set(of + token, { of, token });
      else collect(pair.tokens[token] ?? "");
    }
  };
  collect(asValue(pair[side]));
  const isTranslucent = (colorOf(asValue(pair.back), lookup).alpha ?? 1) < 1;
  if (side === "back" && isTranslucent) collect(asValue(pair.underneath ?? ""));
  return [...found.values()];
}

/** The name of a role in site/brand.ts. */
export function nameOf({ of, token }: Role): string {
  const key = token.slice(2).replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
  return `\`${of === "palette" ? key : `${of}.${key}`}\``;
}

/** "`link` #aaa on `background` #fff has 2.32:1 and needs 4.5:1" */
export function sentenceOf(palettes: Palettes, pair: Pair): string {
  const [front, back] = (["front", "back"] as const).map((side) => {
    const roles = rolesOf(palettes, pair, side);
    const [role] = roles;
    return role && roles.length === 1
      ? `${nameOf(role)} ${valueIn(palettes, role)}`
      : `${formatHex(shown(palettes, pair)[side])} (${roles.map(nameOf).join(" and ")} mixed)`;
  });
  const contrast = Math.floor(contrastOf(palettes, pair) * 100) / 100;
  return `${front} on ${back} has ${contrast}:1 and needs ${pair.least}:1`;
}
