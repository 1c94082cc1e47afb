import { CloudUpload, Headset, ShieldCheck, Ship, Wrench } from "lucide";
import type { Destination, Feature, ServiceCard } from "~/content-types";
import { phoneHref } from "~/lib/hrefs";
import { countAtStart } from "~/lib/in-words";
import type { HeroContent } from "~/sections/Hero";
import type { IntroductionContent } from "~/sections/Introduction";
import type { SectionContent } from "~/sections/Section";
import type { SplitSectionContent } from "~/sections/SplitSection";
import type { StatFigure } from "~/sections/Stats";
import { booking } from "~/site/booking";
import { company, figures } from "~/site/company";
import { promises } from "~/site/promises";
import { consultation, terms } from "~/site/terms";

/** For search results and link previews, 70 to 155 characters. */
export const description = `IT-Betreuung und Cloud-Arbeitsplätze für kleine und mittlere Betriebe in ${company.region}. Ein Team, ein Festpreis, ein Notdienst.`;

/** Home has the contact form itself. */
const appointment: Destination = booking.href ? booking : { href: "#kontakt" };

export const hero = {
  name: company.selfDescription,
  heading: "IT, die läuft wie Ebbe und Flut",
  lead: `Wir betreuen die Rechner, das Netzwerk und die Cloud von Betrieben mit ${promises.clientSize}. Sie haben ein Team, eine Rechnung und eine Nummer, die Sie anrufen.`,
  actions: [
    { label: "Erstgespräch vereinbaren", ...appointment },
    { label: "Leistungen ansehen", href: "#leistungen" },
  ],
  line: { above: "Sie rufen an", label: company.phone.text, href: phoneHref(company.phone) },
} as const satisfies HeroContent;

export const claims: readonly StatFigure[] = [
  figures.workplaces,
  figures.support,
  figures.experience,
];

const cards: readonly ServiceCard[] = [
  {
    to: "it-betreuung",
    icon: Headset,
    title: "IT-Betreuung",
    description:
      "Störungshilfe am Telefon und vor Ort, Wartung in der Nacht und ein Netzwerk, das wir rund um die Uhr überwachen.",
    features: ["Störungshilfe und Fernwartung", "Netzwerksicherheit", "Fester Ansprechpartner"],
  },
  {
    to: "cloud-arbeitsplatz",
    icon: CloudUpload,
    title: "Cloud-Arbeitsplatz",
    description:
      "Gerät, Microsoft 365 und Datensicherung zum Monatspreis. Neue Kolleginnen und Kollegen arbeiten am ersten Tag.",
    features: ["Eingerichtete Geräte", "Tägliche Datensicherung", "Daten in der EU"],
  },
];

export const services = {
  heading: `${countAtStart(cards.length, "Eine Leistung", "Leistungen")} aus einer Hand`,
  lead: "Fangen Sie mit einer an und nehmen Sie die andere dazu, wenn Sie sie brauchen. Wir verantworten beides, damit Sie nicht zwischen Anbietern vermitteln müssen.",
  linkLabel: "Mehr erfahren",
  cards,
} as const satisfies SectionContent & { linkLabel: string; cards: readonly ServiceCard[] };

export const method = {
  heading: "„Läuft“ heißt bei uns: geprüft",
  lead: "Viele Störungen kündigen sich an. Deshalb warten wir nicht, bis Sie anrufen.",
  action: { label: "Mit uns sprechen", ...appointment },
  features: [
    {
      icon: ShieldCheck,
      title: "Überwachen",
      description: "Geräte, Sicherungen und Benutzerkonten melden uns, was ungewöhnlich ist.",
    },
    {
      icon: Wrench,
      title: "Beheben",
      description: `Im Notfall beginnen wir innerhalb von ${promises.emergencyResponse}, auch am Wochenende.`,
    },
    {
      icon: Ship,
      title: "Vorausplanen",
      description:
        "Einmal im Quartal besprechen wir mit Ihnen, was ersetzt werden muss und was noch Jahre hält.",
    },
  ],
} as const satisfies SplitSectionContent & { features: readonly Feature[] };

export const about = {
  heading: "Wer hinter der Nummer steht",
  paragraphs: [
    `${company.name} gibt es seit ${company.founded}. Angefangen haben wir zu zweit mit einer Werft, deren Zeichnungen jeden Montag verschwunden waren. Der Grund war ein Laufwerk, das am Wochenende überschrieben wurde.`,
    `Heute kennen Sie Ihre Ansprechpartner immer noch mit Namen. ${terms.price}`,
  ],
  action: { label: "Mehr über uns", to: "about" },
} as const satisfies IntroductionContent;

export const contact = {
  heading: "Worum geht es bei Ihnen?",
  lead: `Schreiben Sie uns, was nicht läuft. Wir antworten ${company.replyTime} und vereinbaren ${consultation.name}. ${consultation.outcome}`,
} as const satisfies SplitSectionContent;
