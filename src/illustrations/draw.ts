/** Path data of `count` like parts. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** Path data of a point, for a stroke with round ends; the stroke's width is the point's size. */
export const point = (x: number, y: number): string => `M${x} ${y}h.01`;
