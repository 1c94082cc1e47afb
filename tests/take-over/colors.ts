import { readFileSync } from "node:fs";

/** Red, green and blue from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

const each = ([red, green, blue]: Color, change: (value: number) => number): Color => [
  change(red),
  change(green),
  change(blue),
];

/** The sRGB transfer function and its inverse (WCAG 2.2, relative luminance). */
const linear = (value: number) =>
  value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
const encoded = (value: number) =>
  Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));

const luminance = ([red, green, blue]: Color) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Another hue with the same luminance, so that contrasts stay. White becomes a cream. */
function otherHue(color: Color): Color {
  if (color.every((value) => value === 255)) return [255, 254, 250];
  const [red, green, blue] = each(color, linear);
  const turned: Color = [green, blue, red];
  const wanted = luminance([red, green, blue]);
  const got = luminance(turned);
  const white = wanted > got ? (wanted - got) / (1 - got) : 0;
  const left = wanted < got ? wanted / got : 1;
  return each(turned, (value) => encoded((value * (1 - white) + white) * left));
}

/** Reads #fff, #ffffff and rgb(255 255 255 / 16%). */
export function colorOf(text: string): Color {
  const short = text.length < 6;
  const digits = text.startsWith("#") ? text.match(short ? /\w/g : /\w\w/g) : null;
  const [red = 0, green = 0, blue = 0] = digits
    ? digits.map((digit) => Number.parseInt(short ? digit + digit : digit, 16))
    : (text.match(/\d+/g) ?? []).map(Number);
  return [red, green, blue];
}

/** A color of brand.ts with another hue, in the same notation. */
export function recolored(text: string): string {
  const color = otherHue(colorOf(text));
  return text.startsWith("#")
    ? `#${color.map((value) => value.toString(16).padStart(2, "0")).join("")}`
    : text.replace(/\d+ \d+ \d+/, color.join(" "));
}

/** The colors of the sample's brand.ts, as they are written there, but black, which has no other hue. */
export const colors: readonly string[] = [
  ...new Set(
    readFileSync("src/site/brand.ts", "utf8").match(/(?<=")(?:#[\da-f]+|rgb\([^)]*\))(?=")/gi),
  ),
].filter((color) => recolored(color) !== color);
