import { priceText } from "~/lib/prices";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { Step } from "~/sections/Steps";
import { booking } from "~/site/booking";
import { solutions } from "~/site/prices";
import { consultation } from "~/site/terms";

const prices = solutions.map(priceText).join(", ");

/** For search results and link previews, 70 to 155 characters. */
export const description = `Cloud-Arbeitsplatz ab ${prices}: Gerät, Microsoft 365, tägliche Datensicherung und Hilfe bei Störungen.`;

export const hero = {
  name: "Cloud-Arbeitsplatz",
  heading: "Arbeiten am ersten Tag",
  lead: `Wir liefern das Gerät eingerichtet, mit Microsoft 365 und täglicher Datensicherung. Ab ${prices}, mit einer Laufzeit von zwölf Monaten.`,
  actions: [{ label: "Angebot anfordern", ...booking }],
} as const satisfies HeroContent;

/** The first column heads the rows. */
export const plans = {
  heading: "Was im Preis enthalten ist",
  columns: ["Leistung", "Enthalten", "Zusätzlich"],
  rows: [
    ["Gerät", "Notebook oder Mini-PC, nach vier Jahren neu", "Zweiter Bildschirm"],
    ["Lizenzen", "Microsoft 365 Business Standard", "Fachanwendungen"],
    ["Datensicherung", "Täglich, 90 Tage lang, in Rechenzentren in der EU", "Langzeitarchivierung"],
  ],
} as const;

export const start = {
  heading: "So stellen wir um",
  steps: [
    { title: "Aufnehmen", description: "Wir zählen Geräte, Programme und Postfächer." },
    {
      title: "Umziehen",
      description: "Wir übertragen Postfächer und Dateien an einem Wochenende.",
    },
    { title: "Begleiten", description: "Am Montag sind wir bei Ihnen im Büro." },
  ],
} as const satisfies SectionContent & { steps: readonly Step[] };

export const callToAction = {
  heading: "Wie viele Arbeitsplätze haben Sie?",
  text: `Vereinbaren Sie ${consultation.name}. ${consultation.outcome}`,
  actions: [{ label: "Angebot anfordern", ...booking }],
} as const satisfies CallToActionContent;
