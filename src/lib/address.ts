import type { PostalAddress } from "~/content-types";
import { locale } from "~/site/locale";

/** The last line of an address in the order of a country: "St. Louis, Missouri 63102", "20095 Hamburg". */
export const cityLineOf = (address: PostalAddress, { cityLine } = locale): string =>
  cityLine.replace(/city|state|postalCode/g, (part) => address[part as keyof PostalAddress] ?? "");
