import type { Destination } from "~/content-types";
import { company } from "~/site/company";

/** Words of the header that aren't links of src/site/navigation.ts. */
export const header = {
  skipLink: "Skip to content",
  home: "Home",
  /** The button that leads to the contact page. */
  action: "Get Started",
  /** Dials on small screens. */
  call: `Call ${company.phone.text}`,
  /** Opens the navigation on small screens. */
  menu: "Menu",
  /** Closes a dropdown on small screens. */
  back: "Back",
  viewAll: "View All",
};

/** Words of the footer that aren't links of src/site/navigation.ts. */
export const footer = {
  about: `${company.selfDescription}: IT, software and Microsoft licenses for small and growing businesses.`,
  quickLinks: "Quick links",
  services: "Services",
  contact: "Contact",
};

/**
 * A legal text by its name. Give it `to` (a page), with the `anchor` of a part of it if you like, or `href`; a
 * button that does nothing stands in until then.
 */
type LegalLink = { readonly label: string } & (
  | Destination
  | { readonly to?: never; readonly href?: never }
);

/** The line at the end of the footer. */
export const legalLinks: readonly LegalLink[] = [
  { label: "Privacy Policy" },
  { label: "Terms of Service" },
  { label: "Cookie Policy" },
];
