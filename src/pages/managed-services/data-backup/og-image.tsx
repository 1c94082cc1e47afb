import { point, times } from "~/illustrations/draw";
import { colors, type OgDrawing } from "~/illustrations/og-drawing";

/** Height, number of restore points and their size, in units of the drawing. */
const timelines = [
  { y: 62, copies: 17, size: 14 },
  { y: 142, copies: 9, size: 26 },
  { y: 240, copies: 5, size: 46 },
];

/** Restore points on three timelines, newest last, and the duration of a restore beside its limit. */
export const OgIllustration: OgDrawing = ({ accent }) => (
  <g strokeLinecap="round">
    {timelines.map(({ y, copies, size }) => {
      const step = (372 - size) / (copies - 1);
      const first = 34 + size / 2;
      return (
        <g key={y} strokeWidth={size}>
          <path d={`M${first} ${y}H400`} stroke={colors.solidLine} strokeWidth="4" />
          <path d={times(copies - 1, (copy) => point(first + copy * step, y))} stroke={accent} />
          <path d={point(406 - size / 2, y)} stroke={colors.onPrimary} />
        </g>
      );
    })}
    <path d="M54 356H386" stroke={colors.primary} strokeWidth="40" />
    <path d="M54 356H306" stroke={colors.highlight} strokeWidth="40" />
  </g>
);
