import { locale } from "~/site/locale";

/** A count for the start of a sentence: "One service", "Seven services", with digits for large ones. */
export const countAtStart = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${locale.numbers[count] ?? count} ${many}`;

/** The number that a figure begins with: 98 for "98%". */
export const numberIn = (figure: `${number}${string}`): number => Number.parseFloat(figure);
