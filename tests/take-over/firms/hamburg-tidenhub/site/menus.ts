import { Building2, CloudUpload, Headset, Laptop, MessageCircle } from "lucide";
import type { Action } from "~/content-types";
import type { Menu } from "./navigation";

export const servicesMenu: Menu = {
  label: "Leistungen",
  items: [
    { to: "it-betreuung", name: "IT-Betreuung", icon: Headset, description: "Störungshilfe" },
    { to: "leasing", name: "Geräteleasing", icon: Laptop, description: "Notebooks zur Miete" },
    { to: "cloud", name: "Cloud-Arbeitsplatz", icon: CloudUpload, description: "Datensicherung" },
  ],
};

const companyMenu: Menu = {
  label: "Unternehmen",
  items: [
    { to: "about", name: "Über uns", icon: Building2, description: "Wer wir sind" },
    { to: "contact", name: "Kontakt", icon: MessageCircle, description: "So erreichen Sie uns" },
  ],
};

export const menus: readonly Menu[] = [servicesMenu, companyMenu];

export const quickLinks: readonly Action[] = [{ label: "Über uns", to: "about" }];

export const serviceLinks: readonly Action[] = [{ label: "Cloud-Arbeitsplatz", to: "cloud" }];
