import type { ReactElement } from "react";
import { ancestorsOf, folderOf, home, type Route } from "~/lib/routes";
import { mark } from "~/site/brand";
import { locale } from "~/site/locale";
import { inPlace } from "./og-drawing";
import { colors, OgText, ogImageSize } from "./og-text";
import { metadataOf } from "./page-metadata";

/**
 * Whether pages have OG images. Fonts with the letters of Chinese, Japanese and Korean, which pages show in the visitor's
 * own, are too large to draw with.
 */
export const hasOgImages = !/^(?:Han[ist]|Jpan|Kore)$/.test(
  new Intl.Locale(locale.language).maximize().script ?? "",
);

const drawings = import.meta.glob<string>("../../site/pages/**/og-image.svg", {
  eager: true,
  import: "default",
  query: "?raw",
});

/**
 * The OG image of a route's page, with other words if they are given, in two parts: `text` is markup without style sheets,
 * which breaks lines by a function that gives the width of bold words in em; `drawing` is SVG markup over its right third.
 */
export function ogImageOf(
  route: Route,
  words: Pick<ReturnType<typeof metadataOf>, "name" | "heading"> = metadataOf(route),
): {
  text: (widthOf: (words: string) => number) => ReactElement;
  drawing: string;
  size: typeof ogImageSize;
} {
  const accent = colors[route.family ?? "highlight"];
  const file = [route, ...ancestorsOf(route.target).toReversed(), home]
    .map((page) => `site/pages/${folderOf(page)}/og-image.svg`)
    .find((name) => `../../${name}` in drawings);
  return {
    size: ogImageSize,
    text: (widthOf) => <OgText {...words} accent={accent} widthOf={widthOf} />,
    drawing: colored(file ?? "site/brand.ts", { ...colors, accent }),
  };
}

/** The company's mark, for pages that have no drawing. */
const markDrawing = `<svg viewBox="0 0 440 440"><g transform="translate(92 92) scale(8)" stroke-width="${mark.strokeWidth}" stroke-linecap="round" stroke-linejoin="round">${mark.shapes
  .map(({ color, path, filled }) => {
    const paint = filled ? "fill" : 'fill="none" stroke';
    return `<path d="${path}" ${paint}="var(--${color === "text" ? "on-primary" : color})"/>`;
  })
  .join("")}</g></svg>`;

/** The drawing in a file on its panel, with the colors that it names as var(--on-primary). */
function colored(file: string, colors: Readonly<Record<string, string>>): string {
  const drawing = drawings[`../../${file}`] ?? markDrawing;
  const panel = `<rect width="440" height="440" rx="24" fill="var(--primary-raised)" stroke="var(--line)"/>`;
  return inPlace(drawing, panel).replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const color = colors[name.replaceAll(/-./g, ([, letter = ""]) => letter.toUpperCase())];
    if (!color) {
      throw new Error(
        `${file} uses --${name}, which site/brand.ts doesn't have. Name another color, or delete the file: the drawing of the page above takes its place.`,
      );
    }
    return color;
  });
}
