import type { ReactElement } from "react";

/** Colors of a OG image. The tokens of styles/tokens.css are not known outside a browser. */
export const colors = {
  navy: "#0a2240",
  raised: "#0e2b50",
  line: "#2a456e",
  soft: "#c3d2e8",
  dim: "#5f86b9",
  white: "#fff",
  amber: "#ffb84d",
  signal: "#4fd6a8",
} as const;

/** Family colors light enough for the night. */
export const accents = { managed: "#63cfc6", software: "#cfa8f0", microsoft: "#8fb8ff" } as const;

/**
 * The idea of a page's hero illustration without its words: SVG on a panel of 440 × 440 with 34 px
 * to spare on each side, drawn with attributes and the colors above; `accent` is the color of the
 * page's family. A page's og-image.tsx exports one as OgIllustration.
 */
export type OgDrawing = (props: { accent: string }) => ReactElement;
