import type { Point } from "~/content-types";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { TimelineEntry } from "~/sections/Timeline";
import { booking } from "~/site/booking";
import { company, figures } from "~/site/company";
import { consultation, terms } from "~/site/terms";
import type { StoryContent } from "./Story";

/** For search results and link previews, 70 to 155 characters. */
export const description = `Wer ${company.name} führt, wie wir arbeiten und was uns wichtig ist: ein inhabergeführtes Systemhaus aus ${company.address.city}, gegründet ${company.founded}.`;

export const hero = {
  name: "Über uns",
  heading: "Gute IT merken Sie daran, dass Sie nichts merken.",
  lead: `Seit ${company.founded} halten wir die IT kleiner und mittlerer Betriebe am Laufen. Updates spielen wir nachts ein, Ersatzteile liegen im Lager, und wenn etwas ausfällt, gehen wir ans Telefon.`,
  actions: [{ label: "Erstgespräch vereinbaren", ...booking }],
} as const satisfies HeroContent;

export const history: readonly TimelineEntry[] = [
  { time: company.founded, what: "Zwei Leute und eine Werft" },
  { time: "2014", what: "Notdienst an Wochenenden" },
  { time: "2019", what: "Erster Kunde ganz in der Cloud" },
  {
    time: "Heute",
    what: `${figures.workplaces.number} ${figures.workplaces.label} in ${company.region}`,
  },
];

export const introduction = {
  heading: "Wie wir angefangen haben und wie wir arbeiten",
  lead: `${company.founded} rief eine Werft bei Wiebke Harmsen an, weil jeden Montag Zeichnungen fehlten.`,
  paragraphs: [
    "Andere hatten schon drei Server verkauft. Der Fehler war ein Sicherungsauftrag, der freitags die falsche Seite überschrieb.",
    "Seitdem suchen wir erst die Ursache und verkaufen danach. Was wir ändern, steht in einem Protokoll, das auch Ihr nächster Dienstleister lesen könnte.",
    `${terms.price} ${terms.commitment}`,
  ],
} as const satisfies StoryContent;

export const values = {
  heading: "Was uns wichtig ist und woran Sie es merken",
  principles: [
    {
      title: "Einfachheit",
      description: "Wenn zwei Programme dasselbe tun, sagen wir, welches Sie kündigen können.",
      practice: "Ihr Vertrag passt auf zwei Seiten.",
    },
    {
      title: "Verlässlichkeit",
      description: "Wir melden uns, wann wir es zugesagt haben, auch wenn wir noch nichts wissen.",
      practice: "Kommen wir zu spät, erfahren Sie es zuerst von uns.",
    },
    {
      title: "Datensparsamkeit",
      description: "Wir speichern nur, was wir für Ihre Betreuung brauchen, und nur so lange.",
      practice: "Ihr Auftragsverarbeitungsvertrag liegt dem Angebot bei.",
    },
  ],
} as const satisfies SectionContent & { principles: readonly (Point & { practice: string })[] };

export const statistics = {
  heading: `${company.name} in Zahlen`,
  figures: [figures.workplaces, figures.support, figures.experience],
} as const;

export const leadership = {
  heading: "Die Geschäftsführung",
  lead: "Beide besuchen Kunden und kommen dazu, wenn etwas entschieden werden muss.",
} as const satisfies SectionContent;

export const callToAction = {
  heading: "Was fällt bei Ihnen immer wieder aus?",
  text: `Vereinbaren Sie ${consultation.name}. Erzählen Sie uns von den letzten drei Störungen, und wir sagen, welche Sie zuerst beheben sollten.`,
  actions: [{ label: "Erstgespräch vereinbaren", ...booking }],
} as const satisfies CallToActionContent;
