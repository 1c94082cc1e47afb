import { times } from "~/illustrations/draw";
import { colors, type OgDrawing } from "~/illustrations/og-drawing";

/** Ticks of a clock face with midnight at the bottom; `from` is their distance from the center. */
const strokes = (hours: readonly number[], from: number) =>
  times(hours.length, (index) => {
    const turn = ((hours[index] ?? 0) / 12) * Math.PI;
    const at = (radius: number) =>
      `${Math.round(220 - Math.sin(turn) * radius)} ${Math.round(220 + Math.cos(turn) * radius)}`;
    return `M${at(from)}L${at(178)}`;
  });

/** A 24-hour clock face: office hours in white, a call at 3 AM highlighted. */
export const OgIllustration: OgDrawing = () => (
  <g strokeWidth="15" strokeLinecap="round">
    <path d={strokes([8, 9, 10, 11, 12, 13, 14, 15, 16, 17], 122)} stroke={colors.onPrimary} />
    <path d={strokes([0, 1, 2, 4, 5, 6, 7, 18, 19, 20, 21, 22, 23], 152)} stroke={colors.success} />
    <path d={strokes([3], 122)} stroke={colors.highlight} />
    <path
      d="M164 178H276a16 16 0 0 1 16 16v56a16 16 0 0 1-16 16H214l-32 28v-28h-18a16 16 0 0 1-16-16v-56a16 16 0 0 1 16-16z"
      fill={colors.onPrimaryMuted}
    />
    <path d="M188 222h.01m32 0h.01m32 0h.01" stroke={colors.primaryRaised} />
  </g>
);
