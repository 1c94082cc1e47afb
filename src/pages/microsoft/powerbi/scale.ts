/*
 * The arithmetic of the site's charts. Their widths are percentages and their heights px, so that a
 * chart fills its place while its words keep their size.
 */

/** A number of a drawing, short. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** How far a value is on its way to another one, as SVG takes it. */
export const percent = (value: number, whole: number) => `${round((100 * value) / whole)}%`;

/** Heights from the top of a field for values up from its foot. */
export const heightScale = (most: number, height: number) => (value: number) =>
  round(height * (1 - value / most));

/** A line through values at even distances; each step is one unit wide. */
export const lineThrough = (heights: readonly number[], from = 0) =>
  `M${heights.map((height, index) => `${index + from} ${height}`).join("L")}`;
