import { times } from "~/illustrations/draw";
import { colors } from "~/illustrations/og-drawing";
import { mark } from "~/site/brand";
import { company } from "~/site/company";

/** Size of an OG image, px. */
export const ogImageSize = { width: 1200, height: 630 };

/** A grid of lines 1 px wide, 48 px apart. Paths are drawn ten times faster than gradients here. */
function Grid() {
  const { width, height } = ogImageSize;
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill={colors.primaryLine}
      fillOpacity="0.56"
      style={{ position: "absolute", left: 0, top: 0 }}
    >
      <path d={times(width / 48, (column) => `M${column * 48} 0h1v${height}h-1z`)} />
      <path d={times(Math.ceil(height / 48), (row) => `M0 ${row * 48}h${width}v1H0z`)} />
    </svg>
  );
}

/**
 * The OG image of a page, which link previews show: company, page name in the family's color,
 * heading with one sentence per line. The illustration is drawn over its right third. Styles are
 * inline because satori draws it, without style sheets.
 */
export function OgImage(props: { name: string; heading: string; accent: string }) {
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
        fontFamily: "Figtree",
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
            fontSize: heading.length > 45 ? 54 : heading.length > 26 ? 64 : 76,
            fontWeight: 600,
            letterSpacing: "-.022em",
            lineHeight: 1.08,
          }}
        >
          {heading.split(/(?<=\.) /).map((sentence) => (
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
