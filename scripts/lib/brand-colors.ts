import { formatHex, wcagContrast } from "culori";
import { darkPalette, families, frameColor, ogLine, palette } from "../../site/brand.ts";
import { colorOf, type Tokens } from "./color.ts";

/** The custom property of a color: that of primaryRaised is --primary-raised. */
export const propertyOf = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Colors by the names of their custom properties. */
export const tokensOf = (colors: Tokens): Tokens =>
  Object.fromEntries(Object.entries(colors).map(([name, color]) => [propertyOf(name), color]));

for (const [name, color] of [palette, darkPalette, frameColor, { ogLine }].flatMap(
  Object.entries,
)) {
  try {
    colorOf(color);
  } catch (error) {
    throw new Error(`site/brand.ts: ${name} is no color. ${(error as Error).message}`);
  }
}

/** Custom properties of the colors that pages are accented with. */
export const accents: readonly string[] = ["link", ...Object.keys(families)].map(propertyOf);

/**
 * Share of an accent in large areas, percent; the rest is primary. The largest, up to `most`, at which words on
 * all of them have a contrast of 4.5:1.
 */
function fillShare(tokens: Tokens, most: number): string {
  const standsOut = (share: number) =>
    accents.every((accent) => {
      const fill = `color-mix(in srgb, var(${accent}) ${share}%, var(--primary))`;
      const [words, ground] = ["var(--on-primary)", fill].map((value) =>
        colorOf(value, (name) => tokens[name]),
      );
      return words && ground && wcagContrast(words, ground) >= 4.5;
    });
  let share = most;
  while (share > 0 && !standsOut(share)) share--;
  return `${share}%`;
}

const light = tokensOf(palette);
const dark = tokensOf(darkPalette);

/** The palette as custom properties, and --fill-share. */
export const colorTokens: Tokens = { ...light, "--fill-share": fillShare(light, 100) };

/** The custom properties that are different on the dark site. An accent light enough for text there would glow. */
export const darkColorTokens: Tokens = {
  ...dark,
  "--fill-share": fillShare({ ...light, ...dark }, 54),
};

/**
 * Fills in the colors of var(--name) in an SVG file, which sees no property of the page. Those in `dark`
 * change where the device is dark; a browser that ignores the style, as a policy may demand, shows the light ones.
 */
export function colorDrawing(drawing: string, dark: Tokens): string {
  const used = new Set<string>();
  const colored = drawing.replace(/var\((--[\w-]+)\)/g, (_, name) => {
    const color = colorTokens[name];
    if (!color) throw new Error(`site/brand.ts has no color for ${name}.`);
    if (!dark[name]) return color;
    used.add(name);
    return `var(${name},${color})`;
  });
  const rules = [...used].map((name) => `${name}:${dark[name]}`).join(";");
  const style = `<style>@media(prefers-color-scheme:dark){svg{${rules}}}</style>`;
  return rules ? colored.replace(/<svg\b[^>]*>/, `$&${style}`) : colored;
}

const hexOf = (color: string, tokens: Tokens) =>
  formatHex(colorOf(color, (name) => tokens[name])) ?? "";

/** What dark sections of a family's pages lie on, in both schemes: its color on the light site, darker. */
export const bandOf = (family: string): string =>
  `color-mix(in srgb, var(${propertyOf(family)}) 60%, #000)`;

/** Its value. */
export const bandHex = (family: string) => hexOf(bandOf(family), light);

/** On the dark site, what a family's tints and daylight heroes lie on: between its dark sections and the page. */
export const darkGrounds: Tokens = Object.fromEntries(
  Object.keys(families).map((name) => {
    const mix = `color-mix(in srgb, ${bandHex(name)} 45%, var(--background))`;
    return [name, hexOf(mix, { ...light, ...dark })];
  }),
);
