import { point, times } from "~/illustrations/draw";
import { colors, type OgDrawing } from "~/illustrations/og-drawing";

const side = 10;
const at = (step: number) => 42 + step * (356 / (side - 1));

const attempts = times(side * side, (index) => {
  const [x, y] = [at(index % side), at(Math.floor(index / side))];
  return Math.hypot(x - 220, y - 220) > 162 ? point(x, y) : "";
});

/** Attack attempts as dots: many outside two rings, a few in the first, one in the second. */
export const OgIllustration: OgDrawing = ({ accent }) => (
  <g strokeLinecap="round">
    <path d={attempts} stroke={colors.neutral} strokeWidth="16" />
    <circle cx="220" cy="220" r="146" fill={colors.primary} stroke={accent} strokeWidth="6" />
    <path
      d="M103 196h.01M278 116h.01M325 278h.01M172 329h.01"
      stroke={colors.neutral}
      strokeWidth="16"
    />
    <circle cx="220" cy="220" r="92" stroke={accent} strokeWidth="6" />
    <path d={point(270, 182)} stroke={colors.highlight} strokeWidth="18" />
    <circle cx="220" cy="220" r="34" fill={colors.success} />
  </g>
);
