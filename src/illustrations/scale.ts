/*
 * The arithmetic of the charts. Widths are in percent and heights in px, so that a chart fills its
 * container while its text keeps its size.
 */

/** Rounds to one decimal: coordinates need no more. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** A value as a percentage of a whole, for SVG attributes. */
export const percent = (value: number, whole: number) => `${round((100 * value) / whole)}%`;

/** Turns values into distances from the top of a plot area. */
export const heightScale = (most: number, height: number) => (value: number) =>
  round(height * (1 - value / most));

/** The path of a line through points that are one unit apart. */
export const lineThrough = (heights: readonly number[], from = 0) =>
  `M${heights.map((height, index) => `${index + from} ${height}`).join("L")}`;
