import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Tokens = Readonly<Record<string, string>>;
type Color = readonly [red: number, green: number, blue: number, opacity: number];

/** Minimum contrast of text, and of edges, icons and focus rings (WCAG 2.2, 1.4.3 and 1.4.11). */
const words = 4.5;
const shapes = 3;

const tokenSheet = readFileSync("src/styles/tokens.css", "utf8");
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

function colorOf(tokens: Tokens, value: string): Color {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (name) return colorOf(tokens, tokens[name] ?? `nothing, for ${name}`);
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value)?.[1];
  if (hex) {
    const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g);
    const [red = 0, green = 0, blue = 0] = (pairs ?? []).map((pair) => Number.parseInt(pair, 16));
    return [red, green, blue, 1];
  }
  const numbers = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(value)?.slice(1).map(Number);
  if (!numbers) throw new Error(`Not a color: ${value}`);
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

function contrast(tokens: Tokens, front: string, back: string, underneath = "#fff"): number {
  const backdrop = over(colorOf(tokens, back), colorOf(tokens, underneath));
  const [lighter = 0, darker = 0] = [over(colorOf(tokens, front), backdrop), backdrop]
    .map(luminance)
    .sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const root = tokensOf(tokenSheet, ":root");
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
    expect(contrast(onSurface(surface), `var(${front})`, `var(${back})`)).toBeGreaterThanOrEqual(
      least,
    );
  });
});

describe.each(["managed", "software", "microsoft"])("in the family %s", (family) => {
  test.each(["default", "subtle"])("the accent stands out from %s and from its tint", (surface) => {
    const tokens = { ...onSurface(surface), ...tokensOf(tokenSheet, `[data-family="${family}"]`) };
    expect(contrast(tokens, "var(--accent)", "var(--surface)")).toBeGreaterThanOrEqual(words);
    expect(contrast(tokens, "var(--accent)", "var(--accent-tint)")).toBeGreaterThanOrEqual(shapes);
  });
});

test.each([
  ["--alarm", "--paper", words],
  ["--ink", "--paper", words],
  ["--edge", "--paper", shapes],
  ["--on-amber", "--amber", words],
  ["--on-amber", "--amber-bright", words],
  ["--amber", "--navy", words],
  ["--paper", "--navy-raised", words],
  ["--night-soft", "--navy-raised", words],
  ["--muted", "--mist", words],
  ["--signal", "--navy-raised", shapes],
  ["--signal-dim", "--navy-raised", shapes],
  ["--amber", "--navy-raised", shapes],
  ["--steel", "--navy-raised", shapes],
])("%s stands out from %s", (front, back, least) => {
  expect(contrast(root, `var(${front})`, `var(${back})`)).toBeGreaterThanOrEqual(least);
});

describe("the header", () => {
  const top = { ...onSurface("inverse"), ...tokensOf(headerSheet, ".states") };
  const scrolled = { ...top, ...tokensOf(headerSheet.replace("@keyframes scrolled {", ""), "to") };

  test("reads well at the top of the page", () => {
    expect(contrast(top, "var(--header-text)", "var(--header-surface)")).toBeGreaterThanOrEqual(
      words,
    );
    expect(contrast(top, "var(--on-action)", "var(--action)")).toBeGreaterThanOrEqual(words);
    expect(contrast(top, "var(--focus)", "var(--header-surface)")).toBeGreaterThanOrEqual(shapes);
  });

  test.each(["var(--navy)", "var(--paper)"])("reads well when scrolled, over %s", (page) => {
    const on = (front: string) => contrast(scrolled, front, "var(--header-surface)", page);
    expect(on("var(--header-text)")).toBeGreaterThanOrEqual(words);
    expect(on("var(--focus)")).toBeGreaterThanOrEqual(shapes);
    expect(contrast(scrolled, "var(--on-action)", "var(--action)")).toBeGreaterThanOrEqual(words);
    expect(contrast(scrolled, "var(--on-action)", "var(--action-hover)")).toBeGreaterThanOrEqual(
      words,
    );
  });
});
