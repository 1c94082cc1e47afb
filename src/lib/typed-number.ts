/**
 * The number in a field: 1000 for "1,000", "1.000" and "1 000", 100000 for "1,00,000", 1.5 for "1.5" and "1,5", 0.25 for
 * "0.250" and ".250", 40 for "$40", 0 for nothing, or NaN.
 */
export const typedNumber = (typed: string): number =>
  Number(
    typed
      .replaceAll(/\p{Sc}|(?<=\d)(?<!(?:^|\D)0)[.,\s’'](?=(?:\d\d[.,\s’'])*\d{3}(?!\d))/gu, "")
      .replace(",", "."),
  );
