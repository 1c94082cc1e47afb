import { times } from "~/illustrations/draw";
import { colors, type OgDrawing } from "~/illustrations/og-drawing";

/** Four quarters of projects: done, next, later, and one that is permanent. */
export const OgIllustration: OgDrawing = ({ accent }) => (
  <>
    <path
      d={times(5, (quarter) => `M${36 + quarter * 92} 34V406`)}
      stroke={colors.solidLine}
      strokeWidth="3"
    />
    <rect x="36" y="44" width="138" height="50" rx="14" fill={accent} />
    <rect x="105" y="119" width="161" height="50" rx="14" fill={accent} />
    <rect x="174" y="194" width="138" height="50" rx="14" fill={colors.highlight} />
    <rect
      x="245"
      y="271"
      width="157"
      height="46"
      rx="12"
      fill={colors.primaryRaised}
      stroke={colors.onPrimaryMuted}
      strokeWidth="4"
      strokeDasharray="10 8"
    />
    <rect x="36" y="344" width="368" height="50" rx="14" fill={colors.neutral} />
  </>
);
