import { Headset, Network, ShieldCheck } from "lucide";
import type { Feature } from "~/content-types";
import type { FrameContent, Reading } from "~/illustrations/IllustrationFrame";
import { phoneHref } from "~/lib/hrefs";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { FaqContent } from "~/sections/Faq";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import { booking } from "~/site/booking";
import { company } from "~/site/company";
import { promises } from "~/site/promises";
import { consultation, terms } from "~/site/terms";

/** For search results and link previews, 70 to 155 characters. */
export const description = `IT-Betreuung in ${company.region}: Störungshilfe, Wartung und Netzwerksicherheit zum festen Monatspreis, mit ${company.emergency}.`;

export const hero = {
  name: "IT-Betreuung",
  heading: "Störungshilfe, Wartung und Netzwerksicherheit",
  lead: `Für Betriebe mit ${promises.clientSize}. Sie rufen an, wir kümmern uns, und was wir getan haben, steht im Monatsbericht.`,
  actions: [
    { label: "Erstgespräch vereinbaren", ...booking },
    { label: company.phone.text, href: phoneHref(company.phone) },
  ],
} as const satisfies HeroContent;

export const heroIllustration = {
  title: "Ein Montagmorgen",
  note: "Beispiel",
  readings: [
    { name: "Updates eingespielt", reading: "64 Geräte" },
    { name: "Sicherungen geprüft", reading: "12 von 12" },
    { name: "Offene Störungen", reading: "1" },
  ],
} as const satisfies FrameContent & { readings: readonly Reading[] };

export const scope = {
  heading: "Was dazugehört",
  lead: terms.price,
  features: [
    {
      icon: Headset,
      title: "Störungshilfe",
      description: `Per Telefon und Fernwartung, vor Ort in ${company.region}. Im Notfall beginnen wir innerhalb von ${promises.emergencyResponse}.`,
    },
    {
      icon: Network,
      title: "Netzwerk",
      description: "WLAN, Firewall und Verkabelung, geplant, dokumentiert und überwacht.",
    },
    {
      icon: ShieldCheck,
      title: "Sicherheit",
      description: "Updates in der Nacht, Mehrfaktoranmeldung und Schulungen gegen Phishing.",
    },
  ],
} as const satisfies SectionContent & { features: readonly Feature[] };

export const questions = {
  heading: "Fragen vor dem ersten Gespräch",
  questions: [
    {
      question: "Können wir kündigen?",
      answer: `Ja. ${terms.commitment}`,
    },
    {
      question: "Wem gehört die Dokumentation?",
      answer: "Ihnen. Passwörter, Netzpläne und Lizenzen übergeben wir auf Wunsch jederzeit.",
    },
    {
      question: "Was passiert mit unseren Daten?",
      answer: ["Das steht in unserer ", { text: "Datenschutzerklärung", to: "datenschutz" }, "."],
    },
  ],
} as const satisfies FaqContent;

export const callToAction = {
  heading: "Wo klemmt es bei Ihnen?",
  text: `Vereinbaren Sie ${consultation.name}. ${consultation.outcome}`,
  actions: [{ label: "Erstgespräch vereinbaren", ...booking }],
} as const satisfies CallToActionContent;
