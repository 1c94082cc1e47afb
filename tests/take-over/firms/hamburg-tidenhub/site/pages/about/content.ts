import { booking } from "~/site/booking";
import { company, figures } from "~/site/company";

export const description = `Wer wir sind, wie wir arbeiten und was uns wichtig ist: ein inhabergeführtes Systemhaus aus ${company.address.city}, gegründet ${company.founded}.`;

const actions = [{ label: "Erstgespräch vereinbaren", ...booking }];

export const hero = {
  name: "Über uns",
  heading: "Gute IT merken Sie daran, dass Sie nichts merken.",
  lead: `Seit ${company.founded} halten wir die IT kleiner und mittlerer Betriebe am Laufen.`,
  actions,
};

export const history = [
  { time: company.founded, what: "Zwei Leute und eine Werft" },
  { time: "2014", what: "Notdienst an Wochenenden" },
  { time: "Heute", what: `${figures.workplaces.number} ${figures.workplaces.label}` },
];

export const introduction = {
  heading: "Wie wir angefangen haben und wie wir arbeiten",
  lead: `${company.founded} rief eine Werft bei Wiebke Harmsen an, weil jeden Montag Zeichnungen fehlten.`,
  paragraphs: ["Der Fehler war ein Sicherungsauftrag, der freitags die falsche Seite überschrieb."],
};

export const values = {
  heading: "Was uns wichtig ist und woran Sie es merken",
  principles: [
    {
      title: "Datensparsamkeit",
      description: "Wir speichern nur, was wir für Ihre Betreuung brauchen.",
      practice: "Ihr Auftragsverarbeitungsvertrag liegt dem Angebot bei.",
    },
  ],
};

export const statistics = {
  heading: "Unser Systemhaus in Zahlen",
  figures: [figures.workplaces, figures.support],
};

export const leadership = { heading: "Die Geschäftsführung" };

export const callToAction = {
  heading: "Was fällt bei Ihnen immer wieder aus?",
  text: "Erzählen Sie uns von den letzten drei Störungen.",
  actions,
};
