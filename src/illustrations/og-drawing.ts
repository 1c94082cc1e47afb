import type { ReactElement } from "react";
import { onNavy, palette } from "~/site/brand";

/** Colors of OG images, which are drawn without style sheets. */
export const colors = {
  navy: palette.navy,
  raised: palette.navyRaised,
  line: onNavy.line,
  soft: palette.nightSoft,
  dim: palette.steel,
  white: palette.paper,
  amber: palette.amber,
  signal: palette.signal,
} as const;

/** Colors of the page families on an OG image. */
export const accents = onNavy.families;

/**
 * The illustration on an OG image, usually the hero illustration without its text: SVG on 440 × 440
 * with a margin of 34, drawn with attributes and the colors above. `accent` is the color of the page's
 * family. A page's og-image.tsx exports one as OgIllustration.
 */
export type OgDrawing = (props: { accent: string }) => ReactElement;
