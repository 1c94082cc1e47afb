/**
 * The brand where style sheets don't reach: icons, OG images, the browser's frame. Pages take the same
 * colors from src/styles/tokens.css. tests/unit/brand.test.ts fails if the two differ.
 */

/** The brand mark, a rounded square with a pulse, both as outlines. Units of a grid of 32 × 32. */
export const mark = {
  viewBox: "0 0 32 32",
  square: { x: 2, y: 2, width: 28, height: 28, rx: 8 },
  pulse: "M8 17h4l3-6 4 10 2.5-4H24",
  strokeWidth: 2.4,
  /** In a browser tab, where the mark is shown 16 px wide. */
  tabStrokeWidth: 3,
} as const;

/** Each of these equals the token of its name: navyRaised is --navy-raised. */
export const palette = {
  ink: "#0b1b33",
  navy: "#0a2240",
  navyRaised: "#0e2b50",
  nightSoft: "#c3d2e8",
  paper: "#fff",
  amber: "#ffb84d",
  amberDeep: "#d98200",
  signal: "#4fd6a8",
  steel: "#5f86b9",
} as const;

/** Colors of OG images only: lines on navy, and the families' colors light enough for navy. */
export const onNavy = {
  line: "#2a456e",
  families: { managed: "#63cfc6", software: "#cfa8f0", microsoft: "#8fb8ff" },
} as const;

/** Color of the browser's own frame, in its light and its dark mode. */
export const frameColor = { light: palette.navy, dark: palette.navy } as const;
