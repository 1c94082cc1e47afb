import { families } from "../../../site/brand";
import { accents, bandOf } from "../../build/brand-colors";
import type { Tokens } from "../../build/color";
import { tokensIn } from "./style-tokens";

/** Two colors that meet on the site. */
export type Pair = {
  readonly scheme: "light" | "dark";
  /** Custom properties where they meet, apart from those of the palette. */
  readonly tokens: Tokens;
  readonly front: string;
  readonly back: string;
  /** The least contrast. */
  readonly least: number;
  /** What shows through a translucent `back`. */
  readonly underneath?: string | undefined;
};

/** Least contrast of text, and of edges, icons and focus rings (WCAG 2.2, 1.4.3 and 1.4.11). */
const words = 4.5;
const shapes = 3;

/** WCAG asks for none: a button is known by its words. But it has to be seen that it's a button. */
const fills = 1.5;

/** Hero, closing panel and footer, in primary, against the dark page that they touch: less looks like one slab. */
const bands = 1.15;

const tokenSheet = "src/styles/tokens.css";
const headerSheet = "src/layout/HeaderStates.module.css";

/** `front` is what to change first if they are too close. */
type Row = readonly [front: string, back: string, least: number];

const onSurface: readonly Row[] = [
  ["--text", "--surface", words],
  ["--soft", "--surface", words],
  ["--on-action", "--action", words],
  ["--on-action", "--action-hover", words],
  ["--action", "--surface", fills],
  ["--control-edge", "--surface", shapes],
  ["--focus", "--surface", shapes],
];

const withAccent: readonly Row[] = [
  ["--accent", "--surface", words],
  ["--accent", "--accent-tint", shapes],
];

const onPage: readonly Row[] = [
  ["--text", "--accent-tint", words],
  ["--text", "color-mix(in srgb, var(--text) 6%, var(--surface))", words],
];

/** Prices, earlier names, tracked changes and layers of a family's pages. */
const inFamily: readonly Row[] = [
  ["--accent", "--accent-tint", words],
  ["--accent", "color-mix(in srgb, var(--accent) var(--tint-share), var(--surface))", words],
  ["--soft", "color-mix(in srgb, var(--text) 4%, var(--surface))", words],
  ["--text", "color-mix(in srgb, var(--accent) 20%, var(--surface))", words],
  [
    "color-mix(in srgb, var(--accent) 50%, var(--text))",
    "color-mix(in srgb, var(--accent) var(--tint-share), var(--paper))",
    words,
  ],
];

const anywhere: readonly Row[] = [
  ["--error", "--background", words],
  ["--on-background", "--paper", words],
  ["--on-background-muted", "--paper", words],
  ["--ink", "--paper", shapes],
  ["--ink", "--background", words],
  ["--edge", "--background", shapes],
  ["--neutral", "--background", shapes],
  ["--on-cta", "--cta", words],
  ["--on-cta", "--cta-hover", words],
  ["--highlight", "--primary", words],
  ["--success", "--primary", words],
  ["--on-primary", "--primary-raised", words],
  ["--on-primary-muted", "--primary-raised", words],
  ["--highlight", "--primary-raised", words],
  ["--success", "--primary-raised", words],
  ["--on-highlight", "--highlight", words],
  ["--on-highlight", "--success", words],
  ["--on-highlight", "--neutral", words],
  ["--on-primary", "color-mix(in srgb, var(--neutral) 40%, var(--primary-raised))", words],
  ["--success-muted", "--primary-raised", shapes],
  ["--neutral", "--primary-raised", shapes],
];

/** What drawings show on a family's deep color. */
const onDeep: readonly Row[] = [
  ["--highlight", "--surface", words],
  ["--success", "--surface", words],
];

const onDarkSite: readonly Row[] = [
  ["--background", "--primary", bands],
  ["--background-subtle", "--primary", bands],
  ["--on-background", "--form-surface", words],
  ["--on-background-muted", "--form-surface", words],
  ["--error", "--form-surface", words],
  ["--edge", "--form-surface", shapes],
];

const inHeader: readonly Row[] = [
  ["--header-text", "--header-surface", words],
  ["--focus", "--header-surface", shapes],
  ["--on-action", "--action", words],
  ["--on-action", "--action-hover", words],
];

function pairsIn(scheme: Pair["scheme"], root: Tokens): readonly Pair[] {
  const paired = (rows: readonly Row[], tokens: Tokens, underneath?: string) =>
    rows.map(([front, back, least]) => ({ scheme, tokens, front, back, least, underneath }));
  const surface = (name: string) => ({
    ...root,
    ...tokensIn(tokenSheet, `[data-surface="${name}"]`),
  });
  const inverse = { ...surface("inverse"), "--surface": "var(--primary)" };
  // Of dark sections of a family's pages, and of posters: the same in both schemes.
  const deep = Object.keys(scheme === "light" ? families : {}).map((family) => ({
    ...inverse,
    "--surface": bandOf(family),
  }));
  const top = { ...inverse, ...tokensIn(headerSheet, ".states") };
  const scrolled = { ...top, ...tokensIn(headerSheet, "to", "scrolled") };
  const daylight = { ...scrolled, ...tokensIn(headerSheet, "to", "daylight") };
  const page = ["default", "subtle"].map(surface);
  return [
    ...page.flatMap((tokens) => paired(onSurface, tokens)),
    ...page.flatMap((tokens) =>
      [...accents, "--other"].flatMap((accent) =>
        paired([...withAccent, ...onPage, ...(accent === "--other" ? [] : inFamily)], {
          ...tokens,
          "--accent": `var(${accent})`,
        }),
      ),
    ),
    ...[inverse, ...deep].flatMap((tokens) =>
      paired([...onSurface, ...withAccent], tokens, "--surface"),
    ),
    ...deep.flatMap((tokens) => paired(onDeep, tokens)),
    ...paired(anywhere, root),
    ...paired(scheme === "dark" ? onDarkSite : [], root),
    ...paired(inHeader, top, "--primary"),
    ...paired(inHeader, scrolled, "--primary"),
    ...paired(inHeader, scrolled, "--background"),
    ...paired(inHeader, daylight, "--primary"),
    ...paired(inHeader, daylight, "--background"),
  ];
}

/** All pairs of colors on the site, in drawings and on OG images, which are dark. */
export function colorPairs(hasDarkScheme: boolean): readonly Pair[] {
  const root = tokensIn(tokenSheet, ":root");
  const dark = { ...root, ...tokensIn("src/styles/dark.css", ":root") };
  return [
    ...pairsIn("light", root),
    ...(hasDarkScheme ? pairsIn("dark", dark) : []),
    ...Object.keys(families).map((family): Pair => {
      return { scheme: "dark", tokens: {}, front: `--${family}`, back: "--primary", least: words };
    }),
  ];
}
