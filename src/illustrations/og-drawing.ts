import type { ReactElement } from "react";
import { ogPalette, palette } from "~/site/brand";

/** Colors of OG images, which are drawn without style sheets. */
export const colors = { ...palette, solidLine: ogPalette.line } as const;

/** Colors of the page families on an OG image. */
export const accents = ogPalette.families;

/**
 * The illustration on an OG image, usually the hero illustration without its text: SVG on 440 × 440
 * with a margin of 34, drawn with attributes and the colors above. `accent` is the color of the page's
 * family. A page's og-image.tsx exports one as OgIllustration.
 */
export type OgDrawing = (props: { accent: string }) => ReactElement;
