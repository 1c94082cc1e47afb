import type { ReactElement } from "react";
import { darkPalette, ogLine, palette } from "~/site/brand";

/** Colors of OG images, which are drawn without style sheets. */
export const colors = { ...palette, solidLine: ogLine } as const;

/** Colors of the page families on an OG image: those of the dark site, since primary is dark. */
export const accents: Record<"managed" | "software" | "microsoft", string> = {
  ...palette,
  ...darkPalette,
};

/**
 * The illustration on an OG image, usually the hero illustration without its text: SVG on 440 × 440
 * with a margin of 34, drawn with attributes and the colors above. `accent` is the color of the page's
 * family. A page's og-image.tsx exports one as OgIllustration.
 */
export type OgDrawing = (props: { accent: string }) => ReactElement;
