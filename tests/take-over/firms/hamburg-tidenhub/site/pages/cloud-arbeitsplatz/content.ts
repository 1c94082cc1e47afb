import { startingPriceOf } from "~/lib/prices";
import { booking } from "~/site/booking";

const price = startingPriceOf("cloud");

export const description = `Cloud-Arbeitsplatz ab ${price}: Gerät, Microsoft 365, tägliche Datensicherung und Hilfe bei Störungen.`;

const actions = [{ label: "Angebot anfordern", ...booking }];

export const hero = {
  name: "Cloud-Arbeitsplatz",
  heading: "Arbeiten am ersten Tag",
  lead: `Wir liefern das Gerät eingerichtet. Ab ${price}, mit einer Laufzeit von zwölf Monaten.`,
  actions,
};

export const plans = {
  heading: "Was im Preis enthalten ist",
  columns: ["Leistung", "Enthalten", "Zusätzlich"],
  rows: [
    ["Gerät", "Notebook oder Mini-PC, nach vier Jahren neu", "Zweiter Bildschirm"],
    ["Datensicherung", "Täglich, in Rechenzentren in der EU", "Langzeitarchivierung"],
  ],
};

export const callToAction = {
  heading: "Wie viele Arbeitsplätze haben Sie?",
  text: "Sie bekommen ein Angebot mit Mehrfaktoranmeldung und Sicherheitsunterweisung.",
  actions,
};
