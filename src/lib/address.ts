import type { PostalAddress } from "~/content-types";
import { company } from "~/site/company";
import { locale } from "~/site/locale";

/** Where the company is and works. It may leave out a map and areas. */
export const places: {
  readonly address: PostalAddress;
  readonly map?: `https://${string}` | undefined;
  readonly areas?: readonly string[];
} = company;

/** The last line of an address in the order of a country: "St. Louis, Missouri 63102", "20095 Hamburg". */
export const cityLineOf = (address: PostalAddress, { cityLine } = locale): string =>
  cityLine.replace(/city|state|postalCode/g, (part) => address[part as keyof PostalAddress] ?? "");
