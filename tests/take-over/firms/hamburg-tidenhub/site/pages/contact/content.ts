import type { FrameContent } from "~/illustrations/IllustrationFrame";
import { hoursText } from "~/lib/hours";
import { phoneHref } from "~/lib/hrefs";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { SplitSectionContent } from "~/sections/SplitSection";
import type { Step } from "~/sections/Steps";
import { company } from "~/site/company";
import { consultation } from "~/site/terms";
import type { HoursChartLegend } from "./HoursChart";

/** For search results and link previews, 70 to 155 characters. */
export const description = `Schreiben Sie uns, rufen Sie an unter ${company.phone.text} oder besuchen Sie uns in ${company.address.city}. Wir antworten ${company.replyTime}.`;

export const hero = {
  heading: "Sprechen Sie mit uns",
  lead: [
    `Schreiben Sie uns, was nicht läuft. Wir antworten ${company.replyTime} und vereinbaren ${consultation.name}. Oder rufen Sie an: `,
    { text: company.phone.text, href: phoneHref(company.phone) },
    ".",
  ],
} as const satisfies HeroContent;

export const heroIllustration = {
  title: "Wann wir abnehmen",
  note: `nach ${company.timeZone}`,
  office: `Büro, ${hoursText(company.officeHours)}`,
  always: company.emergency,
} as const satisfies FrameContent & HoursChartLegend;

export const afterwards = {
  heading: "Wie es weitergeht",
  lead: "Für Bewerbungen nehmen Sie bitte dasselbe Formular und nennen die Stelle.",
  steps: [
    {
      title: "Wir lesen",
      description: "Ihre Nachricht liest jemand aus der Technik, nicht aus dem Vertrieb.",
    },
    {
      title: "Wir antworten",
      description: `Sie hören ${company.replyTime} von uns, mit ein paar Fragen und Terminvorschlägen.`,
    },
    {
      title: "Wir sprechen",
      description: "Sie beschreiben einen Arbeitstag und wo es klemmt. Folien zeigen wir keine.",
    },
    {
      title: "Sie bekommen eine Liste",
      description: "Was zuerst zu tun ist, was es ungefähr kostet und was warten kann.",
    },
  ],
} as const satisfies SectionContent & { steps: readonly Step[] };

export const talk = {
  heading: "Lieber telefonieren?",
  lead: "Wenn bei Ihnen gerade etwas steht, ist ein Anruf am schnellsten. Zu den Bürozeiten geht jemand aus der Technik ans Telefon, danach der Notdienst.",
} as const satisfies SplitSectionContent;

export const visit = {
  heading: "Besuchen Sie uns",
  lead: `Unser Büro liegt im zweiten Stock eines alten Kontorhauses. Bringen Sie das Notebook mit, das niemand repariert bekommt. Vor Ort sind wir in ${company.region}, überall sonst per Fernwartung.`,
  action: { label: "Mehr über unsere Geschichte", to: "about" },
} as const satisfies SplitSectionContent;
