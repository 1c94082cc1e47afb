import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { metadataOf } from "~/document/page-metadata";
import { accents, colors, type OgDrawing } from "~/illustrations/og-drawing";
import { menus } from "~/site/navigation";
import { folderOf, home, type Route, routes } from "~/site/routes";
import { OgImage, ogImageSize } from "./OgImage";

const illustrations = import.meta.glob<OgDrawing>("../../pages/**/og-image.tsx", {
  eager: true,
  import: "OgIllustration",
});

/** The menu that lists a route's page, which says which family the page belongs to. */
const menuOf = ({ target }: Route) =>
  menus.find(({ viewAll, items }) => viewAll === target || items.some(({ id }) => id === target));

/** What a page's og-image.tsx draws, if it has one; else its family's overview page; else Home. */
function illustrationOf(route: Route): OgDrawing {
  const overview = routes.find(({ target }) => target === menuOf(route)?.viewAll) ?? home;
  const [illustration] = [route, overview, home].flatMap(
    (page) => illustrations[`../../pages/${folderOf(page)}/og-image.tsx`] ?? [],
  );
  if (!illustration) throw new Error("src/pages/home/og-image.tsx is missing");
  return illustration;
}

/** The OG image of a route's page in two parts: text as React elements, illustration as SVG. */
export function ogImageOf(route: Route): {
  picture: ReactElement;
  /** SVG markup. */
  illustration: string;
  size: typeof ogImageSize;
} {
  const OgIllustration = illustrationOf(route);
  const family = menuOf(route)?.family;
  const accent = family ? accents[family] : colors.highlight;
  return {
    size: ogImageSize,
    picture: <OgImage {...metadataOf(route)} accent={accent} />,
    illustration: renderToStaticMarkup(
      <svg x="700" y="95" width="440" height="440" viewBox="0 0 440 440" fill="none">
        <rect
          width="440"
          height="440"
          rx="24"
          fill={colors.primaryRaised}
          stroke={colors.solidLine}
        />
        <OgIllustration accent={accent} />
      </svg>,
    ),
  };
}
