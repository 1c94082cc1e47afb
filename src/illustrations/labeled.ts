/**
 * Pairs each place in a drawing with its label, in order. The places must be `as const`: then more or
 * fewer labels than places are a type error.
 */
export const labeled = <const Places extends readonly unknown[], Label>(
  places: Places,
  labels: readonly Label[] & { readonly length: Places["length"] },
): ReadonlyArray<readonly [place: Places[number], label: Label]> =>
  places.map((place, index) => [place, labels[index] as Label]);
