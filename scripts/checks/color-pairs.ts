import { families } from "../../site/brand";
import { accents, bandOf, darkGrounds, propertyOf, tokensOf } from "../lib/brand-colors";
import type { Tokens } from "../lib/color";
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

const tokenSheet = "src/styles/tokens.css";
const headerSheet = "src/layout/HeaderStates.module.css";

type Row = Pick<Pair, "front" | "back" | "least">;

const rowsWith =
  (least: number) =>
  (back: string, ...fronts: readonly string[]): readonly Row[] =>
    fronts.map((front) => ({ front, back, least }));

/** Least contrast of text, and of edges, icons and focus rings (WCAG 2.2, 1.4.3 and 1.4.11). */
const wordsOn = rowsWith(4.5);
const shapesOn = rowsWith(3);

/** WCAG asks for none: a button is known by its words. But it has to be seen that it's a button. */
const fillsOn = rowsWith(1.5);

/** Hero, closing panel and footer, in primary, against the dark page that they touch: less looks like one slab. */
const bandsBeside = rowsWith(1.15);

const mixed = (first: string, share: string, second: string) =>
  `color-mix(in srgb, var(${first}) ${share}, var(${second}))`;

const onSurface: readonly Row[] = [
  ...wordsOn("--surface", "--text", "--soft"),
  ...fillsOn("--surface", "--cta"),
  ...shapesOn("--surface", "--control-edge", "--focus"),
];

const withAccent: readonly Row[] = [
  ...wordsOn("--surface", "--accent"),
  ...shapesOn("--accent-tint", "--accent"),
];

/** Dark sections, and drawings on them. */
const onInverse: readonly Row[] = [
  ...onSurface,
  ...withAccent,
  ...wordsOn("--surface", "--highlight", "--success"),
];

const onPage: readonly Row[] = [
  ...withAccent,
  ...wordsOn("--accent-tint", "--text"),
  ...wordsOn(mixed("--text", "6%", "--surface"), "--text"),
];

/** Prices, earlier names, tracked changes and layers of a family's pages. */
const inFamily: readonly Row[] = [
  ...onPage,
  ...wordsOn("--accent-tint", "--accent"),
  ...wordsOn(mixed("--accent", "var(--tint-share)", "--surface"), "--accent"),
  ...wordsOn(mixed("--text", "4%", "--surface"), "--soft"),
  ...wordsOn(mixed("--accent", "20%", "--surface"), "--text"),
  ...wordsOn(mixed("--accent", "var(--wall-share)", "--ground"), "--on-background"),
  ...wordsOn(mixed("--accent", "var(--tint-share)", "--paper"), mixed("--accent", "50%", "--text")),
];

const anywhere: readonly Row[] = [
  ...wordsOn("--background", "--error", "--ink"),
  ...shapesOn("--background", "--edge", "--neutral"),
  ...wordsOn("--paper", "--on-background", "--on-background-muted"),
  ...shapesOn("--paper", "--ink"),
  ...wordsOn("--primary-raised", "--on-primary", "--on-primary-muted", "--highlight", "--success"),
  ...shapesOn("--primary-raised", "--success-muted", "--neutral"),
  ...wordsOn("--highlight", "--on-highlight"),
  ...wordsOn("--cta", "--on-cta"),
  ...wordsOn("--cta-hover", "--on-cta"),
  ...wordsOn("--success", "--on-highlight"),
  ...wordsOn("--neutral", "--on-highlight"),
  ...wordsOn(mixed("--neutral", "40%", "--primary-raised"), "--on-primary"),
];

const onDarkSite: readonly Row[] = [
  ...bandsBeside("--primary", "--background", "--background-subtle"),
  ...wordsOn("--raised", "--on-background", "--on-background-muted", "--error"),
  ...shapesOn("--raised", "--edge"),
];

const inHeader: readonly Row[] = [
  ...wordsOn("--header-surface", "--header-text"),
  ...shapesOn("--header-surface", "--focus"),
  ...fillsOn("--header-surface", "--cta"),
];

function pairsIn(scheme: Pair["scheme"], root: Tokens): readonly Pair[] {
  const paired = (rows: readonly Row[], tokens: Tokens, underneath?: string) =>
    rows.map((row): Pair => ({ ...row, scheme, tokens, underneath }));
  const surface = (name: string) => ({
    ...root,
    ...tokensIn(tokenSheet, `[data-surface="${name}"]`),
  });
  const page = ["default", "subtle"].map(surface);
  const inverse = surface("inverse");
  // Dark sections of a family's pages, and posters, are the same in both schemes.
  const bands = Object.keys(scheme === "light" ? families : {}).map(bandOf);
  const top = { ...inverse, ...tokensIn(headerSheet, ".states") };
  const scrolled = { ...top, ...tokensIn(headerSheet, "to", "scrolled") };
  const daylight = { ...scrolled, ...tokensIn(headerSheet, "to", "daylight") };
  const accented = (tokens: Tokens, name: string) => {
    const ground = scheme === "dark" && tokensOf(darkGrounds)[name];
    return { ...tokens, "--accent": `var(${name})`, ...(ground && { "--ground": ground }) };
  };
  return [
    ...page.flatMap((tokens) => [
      ...paired(onSurface, tokens),
      ...paired(onPage, accented(tokens, "--other")),
      ...accents.flatMap((accent) => paired(inFamily, accented(tokens, accent))),
    ]),
    ...["var(--primary)", ...bands].flatMap((band) =>
      paired(onInverse, { ...inverse, "--surface": band }, "--surface"),
    ),
    ...paired(scheme === "dark" ? [...anywhere, ...onDarkSite] : anywhere, root),
    ...paired(inHeader, top, "--primary"),
    ...[scrolled, daylight].flatMap((tokens) =>
      ["--primary", "--background"].flatMap((below) => paired(inHeader, tokens, below)),
    ),
  ];
}

/** All pairs of colors on the site, in drawings and on OG images, which are dark. */
export function colorPairs(hasDarkScheme: boolean): readonly Pair[] {
  const root = tokensIn(tokenSheet, ":root");
  const dark = { ...root, ...tokensIn("src/styles/dark.css", ":root") };
  return [
    ...pairsIn("light", root),
    ...(hasDarkScheme ? pairsIn("dark", dark) : []),
    ...wordsOn("--primary", ...Object.keys(families).map(propertyOf)).map(
      (row): Pair => ({ ...row, scheme: "dark", tokens: {} }),
    ),
  ];
}
