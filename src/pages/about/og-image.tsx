import { point, times } from "~/illustrations/draw";
import { colors, type OgDrawing } from "~/illustrations/og-drawing";

const lengths = [86, 118, 146, 188, 236];
const y = (entry: number) => 54 + entry * 66;

/** A timeline whose entries get longer; the last one is highlighted. */
export const OgIllustration: OgDrawing = () => (
  <g strokeLinecap="round">
    <path d={`M56 ${y(0)}V${y(5)}`} stroke={colors.solidLine} strokeWidth="6" />
    <path
      d={times(5, (entry) => `M116 ${y(entry)}h${lengths[entry]}`)}
      stroke={colors.neutral}
      strokeWidth="26"
    />
    <path d={`M116 ${y(5)}H391`} stroke={colors.onPrimary} strokeWidth="26" />
    <path
      d={times(5, (entry) => point(56, y(entry)))}
      stroke={colors.onPrimaryMuted}
      strokeWidth="28"
    />
    <path d={point(56, y(5))} stroke={colors.highlight} strokeWidth="44" />
  </g>
);
