import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { wordsOf } from "~/document/page-metadata";
import { accents, colors, type Motif } from "~/illustrations/og-drawing";
import { type Menu, menus } from "~/site/navigation";
import { folderOf, type Route } from "~/site/routes";
import { SharePicture, sharePictureSize } from "./OgImage";

const motifs = import.meta.glob<Motif>("../../pages/**/og-image.tsx", {
  eager: true,
  import: "Motif",
});

/** Picture and motif of a route's page. Throws if the page has no motif. */
export function sharePictureOfPage(route: Route): {
  picture: ReactElement;
  /** SVG markup. */
  motif: string;
  size: typeof sharePictureSize;
} {
  const { target } = route;
  const file = `../../pages/${folderOf(route)}/og-image.tsx`;
  const Motif = motifs[file];
  if (!Motif) throw new Error(`${file} is missing`);
  const family = (menus as readonly Menu[]).find(
    ({ viewAll, items }) => viewAll === target || items.some(({ id }) => id === target),
  )?.family;
  const accent = family ? accents[family] : colors.amber;
  return {
    size: sharePictureSize,
    picture: <SharePicture {...wordsOf(route)} accent={accent} />,
    motif: renderToStaticMarkup(
      <svg x="700" y="95" width="440" height="440" viewBox="0 0 440 440" fill="none">
        <rect width="440" height="440" rx="24" fill={colors.raised} stroke={colors.line} />
        <Motif accent={accent} />
      </svg>,
    ),
  };
}
