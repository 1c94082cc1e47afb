/** Path data of `count` parts, each drawn by its index. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/**
 * Pairs each place in a drawing with its label, in order. The places must be `as const`: then more or
 * fewer labels than places are a type error.
 */
export const labeled = <const Places extends readonly unknown[], Label>(
  places: Places,
  labels: readonly Label[] & { readonly length: Places["length"] },
): ReadonlyArray<readonly [place: Places[number], label: Label]> =>
  places.map((place, index) => [place, labels[index] as Label]);

/** Path data of a dot: a stroke with round caps, as wide as the dot. */
export const point = (x: number, y: number): string => `M${x} ${y}h.01`;
