import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Menu, menus } from "~/site/navigation";
import type { Route } from "~/site/routes";
import { accents, colors, type Motif } from "./motif";
import { SharePicture, sharePictureSize } from "./SharePicture";

type Hero = { readonly name?: string; readonly statement: string };

const heroes = import.meta.glob<Hero>("../pages/**/content.ts", { eager: true, import: "hero" });
const motifs = import.meta.glob<Motif>("../pages/**/motif.tsx", { eager: true, import: "Motif" });

/** Picture and motif of a route's page. Throws if the page has no hero or no motif. */
export function sharePictureOfPage({ path, target, title }: Route): {
  picture: ReactElement;
  /** SVG markup. */
  motif: string;
  size: typeof sharePictureSize;
} {
  const folder = `../pages${path === "/" ? "/home" : path}`;
  const hero = heroes[`${folder}/content.ts`];
  const Motif = motifs[`${folder}/motif.tsx`];
  if (!hero || !Motif) throw new Error(`${folder} needs a hero in content.ts and a motif.tsx`);
  const family = (menus as readonly Menu[]).find(
    ({ viewAll, items }) => viewAll === target || items.some(({ id }) => id === target),
  )?.family;
  const accent = family ? accents[family] : colors.amber;
  return {
    size: sharePictureSize,
    picture: <SharePicture name={hero.name ?? title} statement={hero.statement} accent={accent} />,
    motif: renderToStaticMarkup(
      <svg x="700" y="95" width="440" height="440" viewBox="0 0 440 440" fill="none">
        <rect width="440" height="440" rx="24" fill={colors.raised} stroke={colors.line} />
        <Motif accent={accent} />
      </svg>,
    ),
  };
}
