import { clampChroma, converter, differenceEuclidean, formatHex, parse, type Rgb } from "culori";

/** Values of custom properties by their names. */
export type Tokens = Readonly<Record<string, string>>;

/** The value of a custom property. */
type Lookup = (name: string) => string | undefined;

const parsed = new Map<string, Rgb>();
const oklch = converter("oklch");
const distance = differenceEuclidean("oklab");

/** As a browser shows it: 8 bits for each channel, which is what axe compares. */
const rounded = (color: Rgb): Rgb => {
  const [r = 0, g = 0, b = 0] = [color.r, color.g, color.b].map(
    (channel) => Math.round(channel * 255) / 255,
  );
  return { ...color, r, g, b };
};

/** A mix of two opaque colors, as color-mix(in srgb) has it. */
const mix = (first: Rgb, share: number, second: Rgb): Rgb => {
  const [r = 0, g = 0, b = 0] = (["r", "g", "b"] as const).map(
    (channel) => first[channel] * share + second[channel] * (1 - share),
  );
  return rounded({ mode: "rgb", r, g, b });
};

/** A translucent color over an opaque one. */
export const over = (color: Rgb, below: Rgb): Rgb => mix(color, color.alpha ?? 1, below);

/** The color of a value that may name custom properties. Throws if it is written another way. */
export function colorOf(value: string, lookup: Lookup = () => undefined): Rgb {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (name) {
    const named = lookup(name);
    if (!named) throw new Error(`There is no color for ${name} (site/brand.ts).`);
    return colorOf(named, lookup);
  }
  const mixed = value.replace(/ var\((--[\w-]+)\),/, (_, share) => ` ${lookup(share)},`);
  const [, first, percent, second] =
    /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/.exec(mixed) ?? [];
  if (first && second) {
    const color = colorOf(first, lookup);
    const share = Number(percent) / 100;
    return second === "transparent"
      ? { ...color, alpha: (color.alpha ?? 1) * share }
      : mix(color, (color.alpha ?? 1) * share, colorOf(second, lookup));
  }
  const known = parsed.get(value) ?? (/^#|^rgb\(/.test(value) ? parse(value) : undefined);
  if (known?.mode !== "rgb")
    throw new Error(`Not like "#0a2240" or "rgb(170 200 255 / 16%)": ${value}`);
  parsed.set(value, known);
  return known;
}

/**
 * Colors of the hue of a color, darker and lighter, nearest first. Those of a translucent color differ in opacity first.
 */
export function variantsOf(value: string): readonly { value: string; distance: number }[] {
  const color = colorOf(value);
  const opacity = color.alpha ?? 1;
  const channels = [color.r, color.g, color.b].map((channel) => Math.round(channel * 255));
  const opacities = Array.from({ length: opacity < 1 ? 100 : 0 }, (_, index) => ({
    value: `rgb(${channels.join(" ")} / ${index + 1}%)`,
    distance: Math.abs((index + 1) / 100 - opacity),
  }));
  const hue = oklch(color);
  const lightnesses = Array.from({ length: 201 }, (_, step) => step / 200).map((l) => {
    const variant = formatHex(clampChroma({ ...hue, l, alpha: 1 }, "oklch"));
    return { value: variant, distance: 1 - opacity + distance(variant, color) };
  });
  return [...opacities, ...lightnesses].sort((a, b) => a.distance - b.distance);
}
