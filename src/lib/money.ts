import { locale } from "~/site/locale";

/** A price as the site's language writes it, without zero cents: "$6", "6,50 €". */
export const moneyText = (amount: number, { language, currency } = locale): string =>
  new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    ...(Number.isInteger(amount) && { minimumFractionDigits: 0 }),
  }).format(amount);

/** Whether one of these prices needs more room than "$100" has in the largest type. */
export const isLong = (...prices: readonly string[]): boolean =>
  prices.some((price) => price.length > 4);
