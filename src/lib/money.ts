import { locale } from "~/site/locale";

/** A price as the site's language writes it, without zero cents: "$6", "6,50 €". */
export const moneyText = (amount: number, { language, currency } = locale): string =>
  new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    ...(Number.isInteger(amount) && { minimumFractionDigits: 0 }),
  }).format(amount);

/** Whether a price needs more room than "$100" in the largest type, as with cents or in euros. */
export const isLongPrice = (price: string): boolean => price.length > 4;
