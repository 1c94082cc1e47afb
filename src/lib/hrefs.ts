import type { PhoneNumber } from "~/content-types";

/** The link that dials a number, without its extension. */
export const phoneHref = ({ dial }: PhoneNumber) => `tel:${dial}` as const;

/** The link that writes to a mail address. */
export const emailHref = (address: string) => `mailto:${address}` as const;

/** The anchor that a URL's hash names; browsers encode its letters. */
export function anchorIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
