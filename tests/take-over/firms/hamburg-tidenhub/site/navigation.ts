import { Building2, CloudUpload, Headset, MessageCircle } from "lucide";
import type { Action, Destination, ServiceListItem, Target } from "~/content-types";
import { company } from "./company";

/** An entry of a dropdown: a page, or an address elsewhere such as a client portal. */
export type MenuItem = Omit<ServiceListItem, "to"> & Destination;

/** One dropdown of the header. */
export type Menu = {
  readonly label: string;
  readonly items: readonly [MenuItem, ...MenuItem[]];
  /** The overview page behind "View All". */
  readonly viewAll?: Target;
};

export const servicesMenu = {
  label: "Leistungen",
  items: [
    {
      to: "it-betreuung",
      name: "IT-Betreuung",
      icon: Headset,
      description: "Störungshilfe, Wartung und Netzwerk",
    },
    {
      to: "cloud-arbeitsplatz",
      name: "Cloud-Arbeitsplatz",
      icon: CloudUpload,
      description: "Gerät, Lizenzen und Datensicherung",
    },
  ],
} as const satisfies Menu;

const companyMenu = {
  label: "Unternehmen",
  items: [
    {
      to: "about",
      name: "Über uns",
      icon: Building2,
      description: "Wer wir sind und wie wir arbeiten",
    },
    {
      to: "contact",
      name: "Kontakt",
      icon: MessageCircle,
      description: `Antwort ${company.replyTime}`,
    },
  ],
} as const satisfies Menu;

export const menus: readonly Menu[] = [servicesMenu, companyMenu];

export const clientLink: Action | undefined = undefined;

export const quickLinks: readonly Action[] = [
  { label: "Startseite", to: "home" },
  { label: "Über uns", to: "about" },
  { label: "Kontakt", to: "contact" },
];

export const serviceLinks: readonly Action[] = servicesMenu.items.map(({ name, to }) => ({
  label: name,
  to,
}));
