import type { Destination } from "~/content-types";
import { company } from "~/site/company";

type OptionalDestination = Destination | { readonly to?: never; readonly href?: never };

/** Words of the header that aren't links of site/navigation.ts. */
export const header = {
  skipLink: "Zum Inhalt springen",
  announcement: "Hinweis",
  navigation: "Hauptmenü",
  home: "Startseite",
  action: "Erstgespräch",
  call: `Anrufen: ${company.phone.text}`,
  menu: "Menü",
  back: "Zurück",
  viewAll: "Alle anzeigen:",
};

/** A line above the header, the whole of it a link if it has `to` or `href`. */
export type Announcement = {
  /** Up to 90 characters, two lines on a phone. */
  readonly text: string;
  /** Builds after this day leave it out, such as "2026-12-24". */
  readonly lastDay: `${number}-${number}-${number}`;
} & OptionalDestination;

/** What every page says first, such as a move or other hours around a holiday. */
export const announcement: Announcement | undefined = undefined;

/** Words of the footer that aren't links of site/navigation.ts. */
export const footer = {
  about: `${company.selfDescription}: Betreuung, Cloud und Datensicherung für Betriebe in ${company.region}.`,
  quickLinks: "Auf einen Blick",
  services: "Leistungen",
  contact: "Kontakt",
};

/**
 * A legal text by its name. Give it `to` (a page), with the `anchor` of a part of it if you like, or `href`; a
 * button that does nothing stands in until then.
 */
type LegalLink = { readonly label: string } & OptionalDestination;

/** The line at the end of the footer. */
export const legalLinks: readonly LegalLink[] = [
  { label: "Impressum", to: "impressum" },
  { label: "Datenschutz", to: "datenschutz" },
  { label: "Cookies", to: "datenschutz", anchor: "cookies" },
];
