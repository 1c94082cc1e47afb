import type { ClientLogo, Credential, Quote } from "~/content-types";

/*
 * What shows visitors that others trust the company. Home shows quotes and clients, About the credentials; a page of
 * yours can show some, too (docs/content.md). Nothing is shown of an empty list.
 */

/** What clients say, as they allowed you to publish it. */
export const quotes: { readonly heading: string; readonly entries: readonly Quote[] } = {
  heading: "What our clients say",
  entries: [],
};

/** Clients or partners by their logos. */
export const clients: { readonly heading: string; readonly entries: readonly ClientLogo[] } = {
  heading: "Some of our clients",
  entries: [],
};

/** Certifications, memberships and licenses of the company. */
export const credentials: {
  readonly heading: string;
  readonly entries: readonly Credential[];
} = {
  heading: "Certifications and memberships",
  entries: [],
};
