import { point } from "~/illustrations/draw";
import { colors, type OgDrawing } from "~/illustrations/og-drawing";

const seats = "V292H104V180H180V68H362V264";
const people = "H74V320H104V208H146V236H180V124H224V180H260V208H296V264H362";

/** Seats bought and people at work over a year, and the renewal at which they meet. */
export const OgIllustration: OgDrawing = ({ accent }) => (
  <g strokeLinejoin="round" strokeLinecap="round">
    <path
      d={`M44 348${seats}H296V208H260V180H224V124H180V236H146V208H104V320H74V348z`}
      fill={colors.solidLine}
    />
    <path d="M40 400H400" stroke={colors.solidLine} strokeWidth="6" />
    <path d="M362 44V400" stroke={colors.neutral} strokeWidth="5" strokeDasharray="1 13" />
    <path d={`M44 292${seats}`} stroke={accent} strokeWidth="10" />
    <path d={`M44 348${people}`} stroke={colors.success} strokeWidth="10" />
    <path d={point(362, 264)} stroke={colors.highlight} strokeWidth="44" />
  </g>
);
