import { locale } from "~/site/locale";

/**
 * A count for the start of a sentence: "One service", "Seven services", with digits for large ones. `few` is for
 * languages in which 2 to 4 take another form: "2 usługi", but "5 usług".
 */
export const countAtStart = (
  count: number,
  one: string,
  many: string,
  few = many,
  { language, numbers } = locale,
): string => {
  const form = new Intl.PluralRules(language).select(count) === "few" ? few : many;
  return count === 1 ? one : `${numbers[count] ?? count} ${form}`;
};

/** A count as the site's language writes it: "10,000". */
export const countText = (count: number, { language } = locale): string =>
  new Intl.NumberFormat(language).format(count);

/** The number in a figure, as its language writes it: 98 for "98%", 1500 for "1,500+". */
export const numberIn = (figure: string, { language } = locale): number => {
  const [number = ""] = /\d[\d.,\s’']*/.exec(figure) ?? [];
  const decimal = new Intl.NumberFormat(language).format(0.5).charAt(1);
  return Number(
    number
      .split(decimal)
      .map((part) => part.replaceAll(/\D/g, ""))
      .join("."),
  );
};
