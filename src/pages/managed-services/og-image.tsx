import { point, times } from "~/illustrations/draw";
import { colors, type OgDrawing } from "~/illustrations/og-drawing";

/** Routine work in seven lanes. */
const work =
  "M172 52H226M286 52H330M46 108H92M160 108H394M70 164H88M250 164H318M46 220h10m48 0h10m132 0h54m72 0h22M46 276h36m106 0h12m172 0h22M46 332h94m92 0h162M46 388h24";

/** Where each lane deals with the alert. */
const stops = [
  [70, 108],
  [112, 276],
  [160, 164],
  [208, 332],
  [256, 220],
  [312, 52],
  [388, 388],
] as const;

const thread = stops
  .map(([x, y], index) => {
    const before = stops[index - 1];
    if (!before) return `M${x} ${y}`;
    const middle = (x + before[0]) / 2;
    return `C${middle} ${before[1]} ${middle} ${y} ${x} ${y}`;
  })
  .join("");

/** One night in seven lanes, and an alert that passes through all of them. */
export const OgIllustration: OgDrawing = ({ accent }) => (
  <g strokeLinecap="round">
    <path
      d={times(7, (lane) => `M36 ${52 + lane * 56}H404`)}
      stroke={colors.solidLine}
      strokeWidth="3"
    />
    <path d={work} stroke={colors.solidLine} strokeWidth="24" />
    <path d={thread} stroke={accent} strokeWidth="6" />
    <path d={stops.map(([x, y]) => point(x, y)).join("")} stroke={accent} strokeWidth="30" />
    <path d={point(70, 108)} stroke={colors.highlight} strokeWidth="36" />
  </g>
);
