/** Path data of `count` parts, each drawn by its index. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** Path data of a dot: a stroke with round caps, as wide as the dot. */
export const point = (x: number, y: number): string => `M${x} ${y}h.01`;
