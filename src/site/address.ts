import { locale } from "./locale.ts";

/** The parts of a postal address. */
export type PostalAddress = {
  readonly street: string;
  readonly city: string;
  /** State, province or canton, where addresses or texts name it. */
  readonly state?: string;
  readonly postalCode: string;
  /** ISO 3166-1 code. */
  readonly country: string;
};

/** The last line of an address in the order of a country: "St. Louis, Missouri 63102", "20095 Hamburg". */
export const cityLineOf = (address: PostalAddress, { cityLine } = locale): string =>
  cityLine.replace(/city|state|postalCode/g, (part) => address[part as keyof PostalAddress] ?? "");
