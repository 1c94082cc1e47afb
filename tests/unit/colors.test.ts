import { readFileSync } from "node:fs";
import { AtRule, parse } from "postcss";
import { describe, expect, test } from "vitest";
import { colorTokens, darkColorTokens } from "../../scripts/build/brand-colors";
import { darkScheme } from "../../src/site/brand";

type Tokens = Readonly<Record<string, string>>;
type Color = readonly [red: number, green: number, blue: number, opacity: number];

/** Minimum contrast of text, and of edges, icons and focus rings (WCAG 2.2, 1.4.3 and 1.4.11). */
const words = 4.5;
const shapes = 3;

/** The custom properties that a style sheet's rules with this selector set, also where the device is dark. */
function tokensOf(file: string, selector: string): Tokens {
  const tokens: Record<string, string> = {};
  parse(readFileSync(file, "utf8")).walkRules(({ selectors, parent, nodes }) => {
    const isOther = parent instanceof AtRule && !/scrolled|dark\)$/.test(parent.params);
    if (isOther || !selectors.includes(selector)) return;
    for (const node of nodes) if (node.type === "decl") tokens[node.prop] = node.value;
  });
  if (Object.keys(tokens).length === 0) throw new Error(`${file} has no rule for ${selector}`);
  return tokens;
}

/** The last name in a chain of tokens: what --text is on a surface, or the first color of a mix. */
function sourceOf(tokens: Tokens, name: string): string {
  const next = /^(?:color-mix\(in srgb, )?var\((--[\w-]+)\)/.exec(tokens[name] ?? "")?.[1];
  return next ? sourceOf(tokens, next) : name;
}

function colorOf(tokens: Tokens, value: string): Color {
  const name = /^var\((--[\w.-]+)\)$/.exec(value)?.[1];
  if (name) return colorOf(tokens, tokens[name] ?? `nothing, for ${name}`);
  const mix = value.replace(/ var\((--[\w-]+)\),/, (_, share) => ` ${tokens[share]},`);
  const [, first, share, second] = /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/.exec(mix) ?? [];
  if (first && second) {
    const [red, green, blue, opacity] = colorOf(tokens, first);
    const part = Number(share) / 100;
    if (second === "transparent") return [red, green, blue, opacity * part];
    return over([red, green, blue, opacity * part], colorOf(tokens, second));
  }
  const hex = value.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
  const [red, green, blue, percent = 100] = /^#[\da-f]{6}$/i.test(hex)
    ? (hex.match(/\w\w/g) ?? []).map((pair) => Number.parseInt(pair, 16))
    : (/^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(value)?.slice(1) ?? []).map(Number);
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`Not like "#0a2240" or "rgb(170 200 255 / 16%)": ${value}`);
  return [red, green, blue, percent / 100];
}

/** A translucent color blended over an opaque one. */
const over = ([red, green, blue, opacity]: Color, below: Color): Color => [
  red * opacity + below[0] * (1 - opacity),
  green * opacity + below[1] * (1 - opacity),
  blue * opacity + below[2] * (1 - opacity),
  1,
];

function luminance([red, green, blue]: Color): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * Expects a contrast between two tokens. `underneath` is the token of what shows through a translucent
 * `back`. The message says which color of src/site/brand.ts to change.
 */
function expectContrast(
  tokens: Tokens,
  front: string,
  back: string,
  least: number,
  underneath = "--background",
): void {
  const colorFor = (token: string) => colorOf(tokens, `var(${token})`);
  const backdrop = over(colorFor(back), colorFor(underneath));
  const light = [over(colorFor(front), backdrop), backdrop].map(luminance);
  const [lighter = 0, darker = 0] = [...light].sort((a, b) => b - a);
  const ratio = (lighter + 0.05) / (darker + 0.05);
  const nameOf = (token: string) => {
    const source = sourceOf(tokens, token);
    const name = source
      .replace(/^--/, "")
      .replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
    const dark = darkColorTokens[source];
    return dark && tokens[source] === dark ? `darkPalette.${name}` : name;
  };
  const described = (token: string) => `\`${nameOf(token)}\` ${tokens[sourceOf(tokens, token)]}`;
  const [frontLight = 0] = light;
  const frontIsLighter = frontLight === lighter;
  // Black or white text has no room; then its background has to change.
  const change =
    frontLight > 0.9 || frontLight < 0.02
      ? `${frontIsLighter ? "Darken" : "Lighten"} ${nameOf(back)}`
      : `${frontIsLighter ? "Lighten" : "Darken"} ${nameOf(front)}`;
  expect
    .soft(
      ratio,
      `${described(front)} on ${described(back)}: ${Math.floor(ratio * 10) / 10}:1, needs ${least}:1. ` +
        `${change} in src/site/brand.ts.\n`,
    )
    .toBeGreaterThanOrEqual(least);
}

const tokenSheet = "src/styles/tokens.css";
const headerSheet = "src/layout/HeaderStates.module.css";
const light = { ...colorTokens, ...tokensOf(tokenSheet, ":root") };
const dark = { ...light, ...darkColorTokens, ...tokensOf("src/styles/dark.css", ":root") };
const schemes = { light, ...(darkScheme && { dark }) };

describe.each(Object.entries(schemes))("on the %s site", (_, root) => {
  const onSurface = (surface: string) => ({
    ...root,
    ...tokensOf(tokenSheet, `[data-surface="${surface}"]`),
  });

  test.each(["default", "subtle", "inverse"])("what is on the %s surface stands out", (surface) => {
    const tokens = onSurface(surface);
    expectContrast(tokens, "--text", "--surface", words);
    expectContrast(tokens, "--soft", "--surface", words);
    expectContrast(tokens, "--accent", "--surface", words);
    expectContrast(tokens, "--on-action", "--action", words);
    expectContrast(tokens, "--on-action", "--action-hover", words);
    expectContrast(tokens, "--action", "--surface", shapes);
    expectContrast(tokens, "--control-edge", "--surface", shapes);
    expectContrast(tokens, "--focus", "--surface", shapes);
  });

  test.each(["link", "managed", "software", "microsoft", "other"])(
    "the color of %s stands out, and what is on it",
    (family) => {
      const accent = { "--accent": `var(--${family})` };
      const tokens = { ...onSurface("default"), ...accent };
      expectContrast({ ...onSurface("subtle"), ...accent }, "--accent", "--surface", words);
      expectContrast(tokens, "--accent", "--surface", words);
      expectContrast(tokens, "--accent", "--accent-tint", shapes);
      expectContrast(tokens, "--text", "--accent-tint", words);
      expectContrast(tokens, "--background", "--accent", words);
      expectContrast(tokens, "--on-primary", "--accent-fill", words);
    },
  );

  test.each([
    ["--error", "--background", words],
    ["--on-background", "--paper", words],
    ["--on-background-muted", "--paper", words],
    ["--microsoft", "--paper", words],
    ["--ink", "--paper", shapes],
    ["--background", "--ink", words],
    ["--edge", "--background", shapes],
    ["--neutral", "--background", shapes],
    ["--on-highlight", "--highlight", words],
    ["--on-highlight", "--highlight-hover", words],
    ["--highlight", "--primary", words],
    ["--success", "--primary", words],
    ["--on-primary", "--primary-raised", words],
    ["--on-primary-muted", "--primary-raised", words],
    ["--highlight", "--primary-raised", words],
    ["--success", "--primary-raised", words],
    ["--success-muted", "--primary-raised", shapes],
    ["--neutral", "--primary-raised", shapes],
  ])("%s stands out from %s", (front, back, least) => {
    expectContrast(root, front, back, least, "--primary-raised");
  });

  const top = { ...onSurface("inverse"), ...tokensOf(headerSheet, ".states") };
  const scrolled = { ...top, ...tokensOf(headerSheet, "to") };

  test.each([
    ["at the top of the page", top, "--primary"],
    ["scrolled over primary", scrolled, "--primary"],
    ["scrolled over the page", scrolled, "--background"],
  ] as const)("the header's words, button and focus stand out %s", (_, tokens, page) => {
    expectContrast(tokens, "--header-text", "--header-surface", words, page);
    expectContrast(tokens, "--focus", "--header-surface", shapes, page);
    expectContrast(tokens, "--on-action", "--action", words, page);
    expectContrast(tokens, "--on-action", "--action-hover", words, page);
  });
});

test.each(["managed", "software", "microsoft"] as const)(
  "the color of %s on OG images stands out from primary",
  (family) => {
    expectContrast({ ...colorTokens, ...darkColorTokens }, `--${family}`, "--primary", words);
  },
);
