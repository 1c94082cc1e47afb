import { times } from "~/illustrations/draw";
import { colors, type OgDrawing } from "~/illustrations/og-drawing";
import { company } from "~/site/company";
import { longestDay } from "~/site/week";

/** When the call in the drawing comes. */
const night = 3;
const { opens, closes } = longestDay(company.officeHours);
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const open = hours.filter((hour) => hour >= Math.floor(opens) && hour <= closes);
const closed = hours.filter((hour) => hour !== night && !open.includes(hour));

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
    <path d={strokes(open, 122)} stroke={colors.onPrimary} />
    <path d={strokes(closed, 152)} stroke={colors.success} />
    <path d={strokes([night], 122)} stroke={colors.highlight} />
    <path
      d="M164 178H276a16 16 0 0 1 16 16v56a16 16 0 0 1-16 16H214l-32 28v-28h-18a16 16 0 0 1-16-16v-56a16 16 0 0 1 16-16z"
      fill={colors.onPrimaryMuted}
    />
    <path d="M188 222h.01m32 0h.01m32 0h.01" stroke={colors.primaryRaised} />
  </g>
);
