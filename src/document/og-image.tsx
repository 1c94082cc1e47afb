import type { ReactElement } from "react";
import { folderOf, home, type Route, routes } from "~/lib/routes";
import { sentencesOf } from "~/lib/sentences";
import { darkPalette, mark, ogLine, palette, typeface } from "~/site/brand";
import { company } from "~/site/company";
import { menus } from "~/site/navigation";
import { metadataOf } from "./page-metadata";

/** Size of an OG image, px. */
export const ogImageSize = { width: 1200, height: 630 };

/** Those of the dark site, since primary is dark. */
const colors = { ...palette, ...darkPalette, line: ogLine };

const drawings = import.meta.glob<string>("../pages/**/og-image.svg", {
  eager: true,
  import: "default",
  query: "?raw",
});

/**
 * The OG image of a route's page, with other words if they are given, in two parts. The text becomes a picture first, without style sheets;
 * the drawing is SVG markup that lies over its right third.
 */
export function ogImageOf(
  route: Route,
  words: Pick<ReturnType<typeof metadataOf>, "name" | "heading"> = metadataOf(route),
): {
  text: ReactElement;
  drawing: string;
  size: typeof ogImageSize;
} {
  const menu = menuOf(route);
  const accent = menu?.family ? colors[menu.family] : colors.highlight;
  const overview = routes.find(({ target }) => target === menu?.viewAll) ?? home;
  const [drawing] = [route, overview, home].flatMap(
    (page) => drawings[`../pages/${folderOf(page)}/og-image.svg`] ?? [],
  );
  if (!drawing) throw new Error("src/pages/home/og-image.svg is missing");
  return {
    size: ogImageSize,
    text: <OgText {...words} accent={accent} />,
    drawing: colored(drawing, { ...colors, accent }),
  };
}

/** The menu that lists a route's page, which says which family the page belongs to. */
const menuOf = ({ target }: Route) =>
  menus.find(({ viewAll, items }) => viewAll === target || items.some(({ to }) => to === target));

/** A page's drawing on its panel, with the colors that it names as var(--on-primary). */
function colored(drawing: string, colors: Readonly<Record<string, string>>): string {
  const place = '<svg x="700" y="95" width="440" height="440"';
  const panel = `<rect width="440" height="440" rx="24" fill="var(--primary-raised)" stroke="var(--line)"/>`;
  return drawing
    .replace(/<svg([^>]*>)/, `${place}$1${panel}`)
    .replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => {
      const color = colors[name.replaceAll(/-./g, ([, letter = ""]) => letter.toUpperCase())];
      if (!color)
        throw new Error(`An og-image.svg uses --${name}, which src/site/brand.ts doesn't have.`);
      return color;
    });
}

/** Company, page name in the family's color, heading with one sentence per line. */
function OgText(props: { name: string; heading: string; accent: string }) {
  const { name, heading, accent } = props;
  return (
    <div
      style={{
        ...ogImageSize,
        boxSizing: "border-box",
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        padding: "64px 0 60px 72px",
        backgroundColor: colors.primary,
        color: colors.onPrimary,
        fontFamily: typeface.family,
      }}
    >
      <Grid />
      <div
        style={{ display: "flex", alignItems: "center", gap: 16, fontSize: 34, fontWeight: 600 }}
      >
        <svg width="46" height="46" viewBox="0 0 32 32" fill="none" strokeWidth={mark.strokeWidth}>
          {mark.shapes.map(({ color, path, filled }) => {
            const paint = color === "highlight" ? colors.highlight : colors.onPrimary;
            return <path key={path} d={path} {...{ [filled ? "fill" : "stroke"]: paint }} />;
          })}
        </svg>
        {company.name}
      </div>
      <div style={{ display: "flex", flexDirection: "column", width: 600 }}>
        <div style={{ color: accent, fontSize: 32, fontWeight: 600, marginBottom: 18 }}>{name}</div>
        <div
          style={{
            display: "flex",
            flexDirection: "column",
            fontSize: heading.length > 38 ? 54 : heading.length > 26 ? 64 : 76,
            fontWeight: 600,
            letterSpacing: "-.022em",
            lineHeight: 1.08,
          }}
        >
          {sentencesOf(heading).map((sentence) => (
            <div key={sentence} style={{ textWrap: "balance" }}>
              {sentence}
            </div>
          ))}
        </div>
      </div>
      <div style={{ color: colors.onPrimaryMuted, display: "flex", fontSize: 26, fontWeight: 500 }}>
        {new URL(company.url).host}
      </div>
    </div>
  );
}

/** A grid of lines 1 px wide, 48 px apart. Paths are drawn ten times faster than gradients here. */
function Grid() {
  const { width, height } = ogImageSize;
  const every48 = (length: number, line: (at: number) => string) =>
    Array.from({ length: Math.ceil(length / 48) }, (_, index) => line(index * 48)).join("");
  return (
    <svg
      {...ogImageSize}
      viewBox={`0 0 ${width} ${height}`}
      fill={colors.primaryLine}
      fillOpacity="0.56"
      style={{ position: "absolute", left: 0, top: 0 }}
    >
      <path d={every48(width, (x) => `M${x} 0h1v${height}h-1z`)} />
      <path d={every48(height, (y) => `M0 ${y}h${width}v1H0z`)} />
    </svg>
  );
}
