import { sentencesOf } from "~/lib/sentences";
import { darkPalette, mark, ogLine, palette, typeface } from "~/site/brand";
import { company } from "~/site/company";

/** Size of an OG image, px. */
export const ogImageSize = { width: 1200, height: 630 };

/** Colors of OG images: those of the dark site, since primary is dark. */
export const colors = { ...palette, ...darkPalette, line: ogLine };

/** Width of the words, px. The drawing follows. */
export const textWidth = 600;

/** Width of the mark and of the space after it, px. */
const markWidth = 62;

const balanced = { textWrap: "balance" } as const;
const breaking = { wordBreak: "break-word" } as const;

/**
 * Font size of the heading, px: smaller for long ones, and small enough for the longest word, which otherwise breaks.
 * `widthOf` tells how wide words are, in em.
 */
export function headingStyle(heading: string, widthOf: (words: string) => number) {
  const longest = Math.max(...heading.split(/[\s\u00ad-]/).map(widthOf));
  const ofHeading = heading.length > 38 ? 54 : heading.length > 26 ? 64 : 76;
  const fontSize = Math.max(32, Math.min(ofHeading, textWidth / longest));
  // Balanced lines would break other words, too.
  return { fontSize, lines: longest * fontSize > textWidth ? breaking : balanced };
}

/** Company, page name in the family's color, heading with one sentence per line. */
export function OgText(props: {
  name: string;
  heading: string;
  accent: string;
  widthOf: (words: string) => number;
}) {
  const { name, heading, accent, widthOf } = props;
  const { fontSize, lines } = headingStyle(heading, widthOf);
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
        style={{
          display: "flex",
          alignItems: "center",
          gap: 16,
          fontSize: Math.min(34, (textWidth - markWidth) / widthOf(company.name)),
          fontWeight: 600,
        }}
      >
        <svg width="46" height="46" viewBox="0 0 32 32" fill="none" strokeWidth={mark.strokeWidth}>
          {mark.shapes.map(({ color, path, filled }) => {
            const paint = color === "highlight" ? colors.highlight : colors.onPrimary;
            return <path key={path} d={path} {...{ [filled ? "fill" : "stroke"]: paint }} />;
          })}
        </svg>
        {company.name}
      </div>
      <div style={{ display: "flex", flexDirection: "column", width: textWidth }}>
        <div
          style={{ color: accent, fontSize: 32, fontWeight: 600, marginBottom: 18, ...breaking }}
        >
          {name}
        </div>
        <div
          style={{
            display: "flex",
            flexDirection: "column",
            fontSize,
            fontWeight: 600,
            letterSpacing: "-.022em",
            lineHeight: 1.08,
          }}
        >
          {sentencesOf(heading).map((sentence) => (
            <div key={sentence} style={lines}>
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
