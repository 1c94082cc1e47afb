import { point, times } from "~/illustrations/draw";
import { colors, type OgDrawing } from "~/illustrations/og-drawing";

const week = (y: number) => times(5, (day) => point(48 + day * 38, y));

/** Four weeks of working days as usual; on every weekend one system moves. */
export const OgIllustration: OgDrawing = ({ accent }) => (
  <>
    <g strokeWidth="26" strokeLinecap="round">
      <path d={week(71) + week(170) + week(270)} stroke={colors.success} />
      <path d={week(369)} stroke={colors.solidLine} />
    </g>
    <rect x="244" y="34" width="162" height="74" rx="18" fill={accent} />
    <rect x="244" y="133" width="162" height="74" rx="18" fill={accent} />
    <rect x="244" y="233" width="162" height="74" rx="18" fill={colors.primary} />
    <path d="M262 233h97v74h-97a18 18 0 0 1-18-18v-38a18 18 0 0 1 18-18z" fill={colors.highlight} />
    <path
      d="M308 71l12 12 24-26M308 170l12 12 24-26"
      stroke={colors.primary}
      strokeWidth="9"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <rect
      x="246"
      y="334"
      width="158"
      height="70"
      rx="16"
      stroke={colors.solidLine}
      strokeWidth="4"
    />
  </>
);
