import { phoneHref } from "~/lib/hrefs";
import { countAtStart } from "~/lib/in-words";
import type { SectionContent } from "~/sections/Section";
import { company, figures } from "~/site/company";
import { servicesMenu } from "~/site/navigation";
import { promises } from "~/site/promises";
import type { NightWatchContent } from "./NightWatch";

export const description = `IT-Betreuung und Cloud-Arbeitsplätze für kleine und mittlere Betriebe in ${company.region}. Ein Team, ein Festpreis, ein Notdienst.`;

const appointment = { label: "Erstgespräch vereinbaren", href: "#kontakt" } as const;

export const hero = {
  name: company.selfDescription,
  heading: "IT, die läuft wie Ebbe und Flut",
  lead: `Wir betreuen die Rechner, das Netzwerk und die Cloud von Betrieben mit ${promises.clientSize}.`,
  actions: [appointment, { label: "Leistungen ansehen", href: "#leistungen" }],
  line: { above: "Sie rufen an", label: company.phone.text, href: phoneHref(company.phone) },
} as const;

export const claims = [figures.workplaces, figures.support];

export const services = {
  heading: `${countAtStart(servicesMenu.items.length, "Eine Leistung", "Leistungen")} aus einer Hand`,
  lead: "Fangen Sie mit einer an und nehmen Sie die anderen später dazu.",
  linkLabel: "Mehr erfahren",
  cards: [
    {
      to: "it-betreuung",
      title: "IT-Betreuung",
      description: "Störungshilfe am Telefon und vor Ort, Wartung in der Nacht.",
      services: servicesMenu.items.slice(0, 2),
    },
    {
      to: "cloud",
      picture: { of: "Am ersten Tag", before: "Papierkram", after: "Anmelden" },
      title: "Cloud-Arbeitsplatz",
      description: "Gerät, Microsoft 365 und Datensicherung zum Monatspreis.",
      services: servicesMenu.items.slice(2),
    },
  ],
} as const;

export const intelligence: SectionContent & NightWatchContent = {
  heading: "Läuft heißt bei uns: geprüft",
  lead: "Viele Störungen kündigen sich an.",
  action: appointment,
  times: ["20 Uhr", "Beispiel: eine Nacht", "8 Uhr"],
  stages: [
    {
      reading: { number: "41.208", label: "Messwerte" },
      title: "Überwachen",
      description: "Sicherungen und Benutzerkonten melden uns, was ungewöhnlich ist.",
    },
    {
      reading: { number: "6", label: "Warnungen" },
      title: "Prüfen",
      description: `Im Notfall beginnen wir innerhalb von ${promises.emergencyResponse}.`,
    },
    {
      reading: { number: "1", label: "defekte Festplatte" },
      title: "Beheben",
      description: "Was ausfallen wird, ersetzen wir vor Arbeitsbeginn.",
    },
  ],
};

export const about = {
  heading: "Wer hinter der Nummer steht",
  paragraphs: [`Uns gibt es seit ${company.founded}. Angefangen haben wir mit einer Werft.`],
  action: { label: "Mehr über uns", to: "about" },
} as const;

export const contact = {
  heading: "Worum geht es bei Ihnen?",
  lead: `Schreiben Sie uns, was nicht läuft. Wir antworten ${company.replyTime}.`,
};
