import type { Day, Destination, Words } from "~/content-types";
import { company } from "~/site/company";

type OptionalDestination = Destination | { readonly to?: never; readonly href?: never };

/** Words of the header that aren't links of site/navigation.ts. */
export const header = {
  skipLink: "Skip to content",
  /** What screen readers call the line above the header. */
  announcement: "Announcement",
  /** What they call the header's navigation. */
  navigation: "Main",
  home: "Home",
  /** The button that leads to `booking`. */
  action: "Get Started",
  /** Dials: an icon's name on small screens, words on large ones where the header has room. */
  call: `Call ${company.phone.text}`,
  /** Opens the navigation on small screens. */
  menu: "Menu",
  /** Closes a dropdown on small screens. */
  back: "Back",
  viewAll: "View All",
};

/** A line above the header, the whole of it a link if it has `to` or `href`. */
export type Announcement = {
  /** Up to 90 characters, two lines on a phone. */
  readonly text: string;
  /** Builds after this day leave it out, such as "2026-12-24". */
  readonly lastDay: Day;
} & OptionalDestination;

/** What every page says first, such as a move or other hours around a holiday. */
export const announcement: Announcement | undefined = undefined;

/** Words of the footer that aren't links of site/navigation.ts. */
export const footer = {
  /** Words, or a list with links. */
  about: `${company.selfDescription}: IT, software and Microsoft licenses for small and growing businesses.`,
  quickLinks: "Quick links",
  services: "Services",
  contact: "Contact",
} satisfies Record<string, string | Words>;

/**
 * A legal text by its name. Give it `to` (a page), with the `anchor` of a part of it if you like, or `href`; a
 * button that does nothing stands in until then.
 */
type LegalLink = { readonly label: string } & OptionalDestination;

/** The line at the end of the footer. */
export const legalLinks: readonly LegalLink[] = [
  { label: "Privacy Policy" },
  { label: "Terms of Service" },
  { label: "Cookie Policy" },
];
