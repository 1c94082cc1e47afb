import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { colorTokens, darkColorTokens } from "../../scripts/build/brand-colors";
import { darkScheme } from "../../src/site/brand";

type Tokens = Readonly<Record<string, string>>;
type Color = readonly [red: number, green: number, blue: number, opacity: number];

/** Minimum contrast of text, and of edges, icons and focus rings (WCAG 2.2, 1.4.3 and 1.4.11). */
const words = 4.5;
const shapes = 3;

const tokenSheet = readFileSync("src/styles/tokens.css", "utf8");
const darkSheet = readFileSync("src/styles/dark.css", "utf8").replace(/^@media[^{]*\{/m, "");
const headerSheet = readFileSync("src/layout/HeaderStates.module.css", "utf8");

/** The custom properties that rules with this selector set, outside media queries. */
function tokensOf(sheet: string, selector: string): Tokens {
  const plain = sheet
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/@media[^{]*\{[\s\S]*?\n\}/g, "");
  const rules = [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selectors = ""]) =>
    selectors.split(",").some((one) => one.trim() === selector),
  );
  if (rules.length === 0) throw new Error(`No rule for ${selector}`);
  return Object.fromEntries(
    rules.flatMap(([, , body = ""]) =>
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
        name,
        value,
      ]),
    ),
  );
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
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value)?.[1];
  if (hex) {
    const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g);
    const [red = 0, green = 0, blue = 0] = (pairs ?? []).map((pair) => Number.parseInt(pair, 16));
    return [red, green, blue, 1];
  }
  const numbers = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(value)?.slice(1).map(Number);
  if (!numbers) throw new Error(`Not like "#0a2240" or "rgb(170 200 255 / 16%)": ${value}`);
  const [red = 0, green = 0, blue = 0, percent = 0] = numbers;
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
  expect(
    ratio,
    `${described(front)} on ${described(back)}: ${Math.floor(ratio * 10) / 10}:1, needs ${least}:1. ` +
      `${change} in src/site/brand.ts.\n`,
  ).toBeGreaterThanOrEqual(least);
}

const light = { ...colorTokens, ...tokensOf(tokenSheet, ":root") };
const schemes = {
  light,
  ...(darkScheme && { dark: { ...light, ...darkColorTokens, ...tokensOf(darkSheet, ":root") } }),
};

describe.each(Object.entries(schemes))("on the %s site", (_, root) => {
  const onSurface = (surface: string) => ({
    ...root,
    ...tokensOf(tokenSheet, `[data-surface="${surface}"]`),
  });

  describe.each(["default", "subtle", "inverse"])("on the %s surface", (surface) => {
    test.each([
      ["--text", "--surface", words],
      ["--soft", "--surface", words],
      ["--accent", "--surface", words],
      ["--on-action", "--action", words],
      ["--on-action", "--action-hover", words],
      ["--action", "--surface", shapes],
      ["--control-edge", "--surface", shapes],
      ["--focus", "--surface", shapes],
    ])("%s stands out from %s", (front, back, least) => {
      expectContrast(onSurface(surface), front, back, least);
    });
  });

  describe.each(["link", "managed", "software", "microsoft", "other"])(
    "in the color of %s",
    (family) => {
      const accent = { "--accent": `var(--${family})` };

      test.each(["default", "subtle"])("the accent stands out from the surface %s", (surface) => {
        expectContrast({ ...onSurface(surface), ...accent }, "--accent", "--surface", words);
      });

      test.each([
        ["--accent", "--accent-tint", shapes],
        ["--text", "--accent-tint", words],
        ["--background", "--accent", words],
        ["--on-primary", "--accent-fill", words],
      ])("%s stands out from %s", (front, back, least) => {
        expectContrast({ ...onSurface("default"), ...accent }, front, back, least);
      });
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

  describe("the header", () => {
    const top = { ...onSurface("inverse"), ...tokensOf(headerSheet, ".states") };
    const scrolled = {
      ...top,
      ...tokensOf(headerSheet.replace("@keyframes scrolled {", ""), "to"),
    };

    test.each([
      ["--header-text", "--header-surface", words],
      ["--on-action", "--action", words],
      ["--focus", "--header-surface", shapes],
    ])("at the top of the page, %s stands out from %s", (front, back, least) => {
      expectContrast(top, front, back, least);
    });

    describe.each(["--primary", "--background"])("scrolled over %s", (page) => {
      test.each([
        ["--header-text", "--header-surface", words],
        ["--focus", "--header-surface", shapes],
        ["--on-action", "--action", words],
        ["--on-action", "--action-hover", words],
      ])("%s stands out from %s", (front, back, least) => {
        expectContrast(scrolled, front, back, least, page);
      });
    });
  });
});

test.each(["managed", "software", "microsoft"] as const)(
  "the color of %s on OG images stands out from primary",
  (family) => {
    expectContrast({ ...colorTokens, ...darkColorTokens }, `--${family}`, "--primary", words);
  },
);
