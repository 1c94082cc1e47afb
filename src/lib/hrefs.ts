import type { PhoneNumber } from "~/content-types";

/** The link that dials a number, without its extension. */
export const phoneHref = ({ dial }: PhoneNumber) => `tel:${dial}` as const;

/** The link that writes to a mail address. */
export const emailHref = (address: string) => `mailto:${address}` as const;

/** Without percent-encoding, if it is well formed. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The anchor that a URL's hash names; browsers encode its letters. */
export const anchorIn = (hash: string): string => decoded(hash.slice(1));
