import type { Point, ServiceCard } from "~/content-types";
import type { FrameContent, Reading } from "~/illustrations/IllustrationFrame";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { FaqContent } from "~/sections/Faq";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { SplitSectionContent } from "~/sections/SplitSection";
import type { TimelineEntry } from "~/sections/Timeline";
import { booking } from "~/site/booking";
import { figures } from "~/site/company";
import { countAtStart } from "~/site/in-words";
import { type MenuItem, managedMenu } from "~/site/navigation";
import { promises } from "~/site/promises";
import { consultation, terms } from "~/site/terms";
import type { SampleReportContent } from "./SampleReport";

const count = managedMenu.items.length;

/** For search results and link previews, 70 to 155 characters. */
export const description = `${countAtStart(count, "One managed IT service", "managed IT services")} for companies of ${promises.clientSize}: help desk, security, backup, cloud, network and more, on one monthly invoice.`;

export const hero = {
  name: "Managed Services",
  heading: `${countAtStart(count, "One IT service", "IT services")}, one team, one invoice`,
  lead: `We run your servers, security, cloud, backups, help desk and network, and help you plan what comes next. ${terms.managed.commitment}`,
  actions: [
    { label: "Get Started Today", ...booking },
    { label: "Learn About Us", to: "about" },
  ],
} as const satisfies HeroContent;

/** Shorter names of services by their target, for the drawing. */
const shortNames: Readonly<Record<string, string>> = {
  "it-infrastructure": "Infrastructure",
  cybersecurity: "Security",
  "cloud-services": "Cloud",
  "data-backup": "Backup",
  "help-desk": "Help desk",
  "network-management": "Network",
};

/** A lane for each service; the alert is that of `incident`. */
export const heroIllustration = {
  title: "One night of monitoring",
  note: "example",
  times: ["6 PM", "10 PM", "2 AM", "6 AM"],
  services: managedMenu.items.map(({ name, to }: MenuItem) => ({
    name,
    label: (to && shortNames[to]) ?? name,
  })),
  alert: { name: "Alert: stolen password", reading: "closed 7:30 AM" },
} as const satisfies FrameContent & {
  times: readonly string[];
  services: readonly Record<"name" | "label", string>[];
  alert: Reading;
};

type Service = Extract<(typeof managedMenu.items)[number], { readonly to: unknown }>["to"];

/** What the header's menu doesn't say of its services. One that isn't here is shown with the menu's words. */
const offers = [
  {
    to: "it-infrastructure",
    description:
      "Servers and laptops updated at night and replaced on schedule, priced per device.",
  },
  {
    to: "cybersecurity",
    description: "Sign-ins, email and devices watched around the clock, priced per user.",
  },
  {
    to: "cloud-services",
    description: "Servers and applications moved at a fixed price, then run for a monthly fee.",
  },
  {
    to: "data-backup",
    description: `Hybrid backup restores a server within ${promises.serverRecovery} of confirming the failure. Priced per server and Microsoft 365 user.`,
  },
  {
    to: "help-desk",
    description: `Unlimited requests, with an average wait under ${promises.averageWait}. Priced per user.`,
  },
  {
    to: "network-management",
    description: `Office network and Wi-Fi with ${figures.uptime.number} uptime, priced per site.`,
  },
  {
    to: "virtual-cto",
    description: `A director with ${promises.leadership} years of leadership experience plans with you, priced per project or month.`,
  },
] as const satisfies ReadonlyArray<Pick<ServiceCard, "description"> & { readonly to: Service }>;

export const services = {
  heading: "Our managed IT services",
  lead: "Take one or all of them. Each has its own page, with what's included and how it's priced.",
  linkLabel: "Learn More",
  cards: managedMenu.items.flatMap(({ name: title, ...item }) =>
    "to" in item ? { ...item, title, ...offers.find(({ to }) => to === item.to) } : [],
  ),
} as const satisfies SectionContent & { linkLabel: string; cards: readonly ServiceCard[] };

/** The night that the hero illustration shows. */
export const incident = {
  heading: "How the services work together",
  lead: "This example follows one ticket, from a stolen password on Thursday night to a report on Friday morning.",
  // The drawing follows those whose `who` is a service of the menu.
  entries: [
    {
      time: "9:12 PM",
      who: "Cybersecurity",
      what: "Someone abroad tries to sign in with your bookkeeper's password. Software blocks it.",
    },
    {
      time: "9:20 PM",
      who: "Help Desk",
      what: "The on-call engineer calls her. She had typed it into a fake page. We reset it, sign her out everywhere and check her mailbox rules.",
    },
    {
      time: "12:30 AM",
      who: "Cloud, Network and Backup",
      what: "We check the sign-in, mailbox and firewall logs, and compare files with the 9 PM copy. Nothing was opened or changed.",
    },
    {
      time: "2:10 AM",
      who: "IT Infrastructure",
      what: "Her laptop is scanned and updated, and ready by morning.",
    },
    {
      time: "7:30 AM",
      who: "Virtual CTO",
      what: "Your lead engineer sends a one-page report, with a price for USB security keys.",
    },
  ],
} as const satisfies SplitSectionContent & { entries: readonly TimelineEntry[] };

export const reasons = {
  heading: "Managed IT, compared with running it yourself",
  columns: ["Benefit", "On your own", "With us"],
  contrasts: [
    {
      name: "Proactive Monitoring",
      without: "You learn the disk is full when a file won't save.",
      with: "We make room before it's full.",
    },
    {
      name: "Cost Predictability",
      without: "Each visit brings another invoice.",
      with: "One monthly invoice. Projects are priced before they start.",
    },
    {
      name: "Expert Team",
      without: "One person knows your systems and holds the passwords.",
      with: "A named lead engineer, with specialists for each service. You have all the passwords, too.",
    },
    {
      name: "Scalable Solutions",
      without: "Ten people start Monday, and their laptops arrive Thursday.",
      with: "Tell us when you hire. We set up laptops and accounts before the first day.",
    },
    {
      name: "Strategic Planning",
      without: "You replace a server the week it dies.",
      with: "Next year's purchases have dates and prices.",
    },
    {
      name: "Compliance Support",
      without: "Your office manager spends weeks collecting screenshots.",
      with: "We collect evidence for HIPAA, PCI-DSS or SOX all year.",
    },
  ],
} as const satisfies SectionContent & {
  columns: readonly string[];
  contrasts: readonly Record<"name" | "without" | "with", string>[];
};

export const report = {
  heading: "Your monthly report, on one page",
  lead: "The figures behind each line are yours on request.",
  // The sample's: an example of its report, with an engineer's name.
  sheet: {
    title: "March",
    corner: "example",
    lines: [
      { name: "IT Infrastructure", reading: "2 drives replaced at night", note: 1 },
      { name: "Cybersecurity", reading: "1 stolen password blocked" },
      { name: "Cloud Services", reading: "Bill $212 lower than in February" },
      { name: "Data Backup", reading: "Restore tested, 11 min 40 s" },
      {
        name: "Help Desk",
        reading: "65 requests, 1 due April 4 (Ana)",
        note: 2,
        open: true,
      },
      { name: "Network Management", reading: "No outages" },
      { name: "Virtual CTO", reading: "Approve new phones, $3,100?", note: 3 },
    ],
  },
  notes: [
    {
      title: "What we did",
      description: "One line per service, even in a quiet month.",
    },
    {
      title: "What's still open",
      description: "Underlined, with a due date and the engineer's name.",
    },
    {
      title: "What we need from you",
      description: "Your decision, with its price.",
    },
  ],
} as const satisfies SplitSectionContent & { sheet: SampleReportContent; notes: readonly Point[] };

export const faq = {
  heading: "Questions clients ask before signing",
  questions: [
    {
      question: "What's on the monthly bill, and what's extra?",
      answer: `${terms.managed.price} ${terms.managed.counted} ${terms.managed.extra}`,
    },
    {
      question: "What's the smallest agreement, and when do prices change?",
      answer: `${terms.managed.smallest} You can add and drop people, devices and sites in any month, and your bill changes to match. Annual Microsoft licenses are the exception. ${terms.managed.priceChange}`,
    },
    {
      question: "Do you come to our office?",
      answer: `${terms.managed.area} Visits are included. Most requests are solved remotely, so you rarely have to wait for a visit.`,
    },
    {
      question: "How do we switch, and how do we get our passwords back?",
      answer: [
        "You ask your old provider for passwords in writing, with a list that we prepare. What they don't return, we recover through accounts in your name. Then we change all of them. ",
        { text: "About Us", to: "about" },
        " describes your first 30 days with us.",
      ],
    },
    {
      question: "What happens if you miss a promised response time?",
      answer: terms.managed.missedPromise,
    },
    {
      question: "How secure are you, and are you insured?",
      answer: terms.managed.security,
    },
    {
      question: "Can you work with our own IT person?",
      answer:
        "Yes. That's called co-managed IT. Your IT person keeps the work they want to keep, and we do the rest, such as nights, updates or the help desk. You both see the same tickets.",
    },
    {
      question: "What belongs to us if we leave?",
      answer: terms.managed.leaving,
    },
  ],
} as const satisfies FaqContent;

export const callToAction = {
  heading: "Find out which services you need",
  text: `Tell us what you pay today and what keeps breaking, in ${consultation.name}. You get a list of what to fix first, with a price range, whether or not you hire us.`,
  actions: [
    { label: "Schedule a Consultation", ...booking },
    { label: "View Our Work", to: "portfolio" },
  ],
} as const satisfies CallToActionContent;
