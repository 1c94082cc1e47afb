/**
 * Colors, typeface and mark of the company. Pages, icons, OG images, project illustrations and the browser's
 * frame take theirs from here. tests/unit/colors.test.ts checks the contrast of all pairs in use.
 */

import type { Ground, Mark } from "~/content-types";

/**
 * Colors by their role. In style sheets each is a custom property: primaryRaised is --primary-raised
 * (scripts/lib/brand-colors.ts).
 */
export const palette = {
  // The page: text, secondary text, grounds, hairlines, edges of controls.
  onBackground: "#0b1b33",
  onBackgroundMuted: "#53627a",
  background: "#fff",
  backgroundSubtle: "#f5f7fa",
  line: "#dfe5ee",
  edge: "#7b8ba5",
  error: "#b3261e",
  shadow: "rgb(11 27 51 / 29%)",

  // Illustrations: what they lie on (and what a family's color is mixed with in tints), paper, and the darkest
  // shapes on it.
  ground: "#fff",
  paper: "#fff",
  ink: "#0a2240",

  // Links, icons and focus ring on the page; a family's pages have its color instead.
  link: "#1d5fd0",

  // The company's color: header, hero, call to action, footer, and what lies on them.
  primary: "#0a2240",
  primaryRaised: "#0e2b50",
  primaryLine: "rgb(170 200 255 / 16%)",
  primaryEdge: "rgb(170 200 255 / 60%)",
  onPrimary: "#fff",
  onPrimaryMuted: "#c3d2e8",

  // What we point to on primary: words, focus ring, what needs attention in an illustration, and words on that.
  // Strong: on background.
  highlight: "#ffb84d",
  highlightStrong: "#d98200",
  onHighlight: "#1b1300",

  // What we want the visitor to do next (call to action): the main button's fill, also under the pointer, and words on
  // it. Seen on white, night and a family's tint.
  cta: "#ffb84d",
  ctaHover: "#ffc670",
  onCta: "#1b1300",

  // Readings in illustrations, on primary: good, good but less, none.
  success: "#4fd6a8",
  successMuted: "#38937f",
  neutral: "#5f86b9",

  // The families of services (see below), and portfolio categories of none of them.
  managed: "#00746f",
  software: "#7a3fb0",
  microsoft: "#1d5fd0",
  other: "#945e00",
} as const;

/**
 * The families of services: each has a color of its name in the palettes, and a ground for its pages' heroes and its card
 * on Home. Night is primary, daylight a tint of its color, deep the color itself, darker. A page's family is in its row of
 * site/routes.ts.
 */
export const families = {
  managed: "night",
  software: "daylight",
  microsoft: "deep",
} as const satisfies { readonly [Family in keyof typeof palette]?: Ground };

/** Whether the site is dark for visitors whose device is set to dark. With false it's light for everyone. */
export const darkScheme: boolean = true;

/**
 * Colors of the dark site, by the roles of `palette`. A role that isn't here keeps its color: the company's
 * own and those on it are dark already.
 */
export const darkPalette: Partial<Record<keyof typeof palette, string>> = {
  // Two darker steps of primary's hue, at most 1.10:1 apart, so that bands stay calm. Hero, closing panel and
  // footer, in primary, stand out from both by 1.15:1 at least. As on the light site, background is the lighter one.
  onBackground: palette.onPrimary,
  onBackgroundMuted: "#adb8c9",
  background: "#0a1424",
  backgroundSubtle: "#060d18",
  line: "rgb(170 200 255 / 18%)",
  error: "#ff9b91",
  shadow: "rgb(0 0 0 / 65%)",

  // Paper has the page's color, as on the light site. Tints on the ground are blue, not gray; on a family's pages the
  // ground is mixed from its own color instead.
  ground: palette.primary,
  paper: "#0a1424",
  ink: "#b7c6dd",

  link: "#8fb8ff",

  // What is highlighted is lighter than what it stands on.
  primaryRaised: "#163056",

  highlightStrong: "#e0983a",

  managed: "#63cfc6",
  software: "#cfa8f0",
  microsoft: "#8fb8ff",
  other: "#d39a52",
};

/** Opaque lines on primary, in OG images. */
export const ogLine = "#2a456e";

/** Color of the browser's own frame, in its light and its dark mode. */
export const frameColor: Readonly<Record<"light" | "dark", string>> = {
  light: palette.primary,
  dark: palette.primary,
};

type FontWeight = 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900;

/** The typeface. The build cuts it to the site's characters. */
export const typeface: {
  readonly family: string;
  /** Its package from Fontsource, a variable font or static ones: "@fontsource/pt-serif". */
  readonly package: `@fontsource${"" | "-variable"}/${string}`;
  /** What stands in for it until it has loaded, with the same metrics. */
  readonly generic: "sans-serif" | "serif";
  /** Of text, and of headings and buttons. */
  readonly weights: readonly [regular: FontWeight, bold: FontWeight];
} = {
  family: "Figtree",
  package: "@fontsource-variable/figtree",
  generic: "sans-serif",
  weights: [400, 600],
};

/** The mark: a rounded square with a pulse. Drawn on a grid of 32 × 32, from back to front. */
export const mark: Mark & {
  /** In a browser tab, where the mark is 16 px wide. */
  readonly tabStrokeWidth: number;
} = {
  shapes: [
    {
      color: "text",
      path: "M2 10a8 8 0 0 1 8-8h12a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8z",
    },
    { color: "highlight", path: "M8 17h4l3-6 4 10 2.5-4H24" },
  ],
  strokeWidth: 2.4,
  tabStrokeWidth: 3,
};

/**
 * Another mark, which the header shows instead on wide screens once the page has been scrolled. Without one
 * the mark stays, in the colors of the page.
 */
export const alternateMark: Mark | undefined = undefined;

/**
 * The line on Home and at the end of pages, from its dot to the left, further than the widest screens go. Undefined: it's
 * straight.
 */
export const restless: `M0 0${string}` | undefined =
  `M0 0h-25l-9-9-8 16${"h-27l-9-35-12 64-10-50h-23l-9-21-12 74-14-113-11 81h-34l-9-53-13 120-12-130-10 63h-50".repeat(5)}`;
