import type { ReactElement } from "react";

/** Colors of OG images, which are drawn without style sheets. */
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

/** Family colors that are readable on navy. */
export const accents = { managed: "#63cfc6", software: "#cfa8f0", microsoft: "#8fb8ff" } as const;

/**
 * The illustration on an OG image, usually the hero illustration without its text: SVG on 440 × 440
 * with a margin of 34, drawn with attributes and the colors above. `accent` is the color of the page's
 * family. A page's og-image.tsx exports one as OgIllustration.
 */
export type OgDrawing = (props: { accent: string }) => ReactElement;
