import { point } from "~/illustrations/draw";
import { colors, type OgDrawing } from "~/illustrations/og-drawing";

const stops = [136, 190, 244, 298];

/** A changed line of text, and its branch until the release. */
export const OgIllustration: OgDrawing = ({ accent }) => (
  <g strokeLinecap="round">
    <g strokeWidth="9">
      <path d="M46 62h28" stroke={colors.neutral} />
      <path d="M46 128h28m-14-14v28" stroke={accent} />
    </g>
    <g strokeWidth="24">
      <path d="M118 62H296" stroke={colors.neutral} />
      <path d="M118 128H392" stroke={accent} />
    </g>
    <path d="M40 364H400" stroke={colors.solidLine} strokeWidth="8" />
    <path
      d="M40 364C84 364 64 238 112 238H312C366 238 332 364 376 364"
      stroke={colors.success}
      strokeWidth="8"
    />
    <path d={stops.map((x) => point(x, 238)).join("")} stroke={colors.success} strokeWidth="30" />
    <path
      d={[150, 220, 290].map((x) => point(x, 364)).join("")}
      stroke={colors.neutral}
      strokeWidth="20"
    />
    <path d={point(376, 364)} stroke={colors.highlight} strokeWidth="52" />
  </g>
);
