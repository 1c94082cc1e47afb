import { hoursText } from "~/lib/hours";
import { company } from "~/site/company";

export const description = `Schreiben Sie uns, rufen Sie an unter ${company.phone.text} oder besuchen Sie uns in ${company.address.city}. Wir antworten ${company.replyTime}.`;

export const hero = {
  heading: "Sprechen Sie mit uns",
  lead: `Schreiben Sie uns, was nicht läuft. Wir antworten ${company.replyTime}.`,
};

export const heroIllustration = {
  title: "Wann wir abnehmen",
  note: `nach ${company.timeZone}`,
  office: `Büro, ${hoursText(company.officeHours)}`,
  always: company.emergency,
};

export const afterwards = {
  heading: "Wie es weitergeht",
  lead: "Für Bewerbungen nehmen Sie bitte dasselbe Formular und nennen die Stelle.",
  steps: [
    { title: "Wir lesen", description: "Ihre Nachricht liest jemand aus der Technik." },
    { title: "Wir antworten", description: "Sie bekommen Fragen und Terminvorschläge." },
  ],
};

export const talk = {
  heading: "Lieber telefonieren?",
  lead: "Wenn bei Ihnen gerade etwas steht, ist ein Anruf am schnellsten.",
};

export const visit = {
  heading: "Besuchen Sie uns",
  lead: `Vor Ort sind wir in ${company.region}.`,
  action: { label: "Mehr über unsere Geschichte", to: "about" },
} as const;
