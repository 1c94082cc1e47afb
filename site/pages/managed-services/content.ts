import type { Point, ServiceCard } from "~/content-types";
import type { FrameContent, Reading } from "~/illustrations/IllustrationFrame";
import { countAtStart } from "~/lib/in-words";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { FaqContent } from "~/sections/Faq";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { SplitSectionContent } from "~/sections/SplitSection";
import { booking } from "~/site/booking";
import { figures } from "~/site/company";
import { type MenuItem, managedMenu } from "~/site/navigation";
import { promises } from "~/site/promises";
import { consultation, terms } from "~/site/terms";
import type { SampleReportContent } from "./SampleReport";

const count = managedMenu.items.length;

/** For search results and link previews, 70 to 155 characters. */
export const description = `${countAtStart(count, "One managed IT service", "managed IT services")} for companies of ${promises.clientSize}: help desk, security, backup, cloud, network and more, on one monthly invoice.`;

export const hero: HeroContent = {
  name: "Managed Services",
  heading: `${countAtStart(count, "One IT service", "IT services")}, one team, one invoice`,
  lead: "There's one number to call when a laptop, a server or the network fails.",
  actions: [
    { label: "Get Started Today", ...booking },
    { label: "Learn About Us", to: "about" },
  ],
};

/** Shorter names of services by their target, for the drawing. */
const shortNames: Readonly<Record<string, string>> = {
  "it-infrastructure": "Infrastructure",
  cybersecurity: "Security",
  "cloud-services": "Cloud",
  "data-backup": "Backup",
  "help-desk": "Help desk",
  "network-management": "Network",
};

/** A lane for each service, and an alert on its way through some of them. */
export const heroIllustration = {
  title: "One night of monitoring",
  note: "example",
  times: ["6 PM", "10 PM", "2 AM", "6 AM"],
  services: managedMenu.items.map(({ name, to }: MenuItem) => ({
    name,
    to,
    short: (to && shortNames[to]) ?? name,
  })),
  alert: { name: "Alert: stolen password", reading: "blocked 9:12 PM" },
  way: [
    { time: "9:12 PM", what: "sign-in blocked", to: ["cybersecurity"] },
    { time: "9:20 PM", what: "you hear from us", to: ["help-desk"] },
    {
      time: "12:30 AM",
      what: "nothing else touched",
      to: ["cloud-services", "network-management", "data-backup"],
    },
    { time: "2:10 AM", what: "laptop reinstalled", to: ["it-infrastructure"] },
    { time: "7:30 AM", what: "in your plan", to: ["virtual-cto"] },
  ],
} as const satisfies FrameContent & {
  times: readonly string[];
  services: readonly { name: string; to: string | undefined; short: string }[];
  alert: Reading;
  way: readonly { time: string; what: string; to: readonly string[] }[];
};

type Service = Extract<(typeof managedMenu.items)[number], { readonly to: unknown }>["to"];

/** What the header's menu doesn't say of its services. One that isn't here is shown with the menu's words. */
const offers: ReadonlyArray<Pick<ServiceCard, "description"> & { readonly to: Service }> = [
  {
    to: "it-infrastructure",
    description: "We update devices at night and plan their replacement.",
  },
  {
    to: "cybersecurity",
    description: "Software watches sign-ins, email and devices, with an engineer on call.",
  },
  {
    to: "cloud-services",
    description: "We move servers and applications, then run them.",
  },
  {
    to: "data-backup",
    description: `We copy data as often as every ${promises.keyServerCopies} and test restores.`,
  },
  {
    to: "help-desk",
    description: `Your team calls us directly and waits under ${promises.averageWait} on average.`,
  },
  {
    to: "network-management",
    description: `We run your office network and Wi-Fi and promise ${figures.uptime.number} uptime.`,
  },
  {
    to: "virtual-cto",
    description: `A director with ${promises.leadership} years of leadership experience plans your IT.`,
  },
];

export const services: SectionContent & { linkLabel: string; cards: readonly ServiceCard[] } = {
  heading: "Our managed IT services",
  // The sample's: what most of its clients take.
  lead: "You can start with one service. Most managed IT clients have all services except Cloud Services and Virtual CTO.",
  linkLabel: "Learn More",
  cards: managedMenu.items.flatMap(({ name: title, ...item }) =>
    "to" in item && !("anchor" in item)
      ? { ...item, title, ...offers.find(({ to }) => to === item.to) }
      : [],
  ),
};

/** How each service is billed. Without rows, the page leaves the section out. */
export const pricing: SectionContent & {
  columns: readonly string[];
  rows: ReadonlyArray<Record<"unit" | "office", string> & { to: Service }>;
} = {
  heading: "How managed IT is billed",
  // The sample's: what has a setup fee, and what it bills by.
  lead: `${terms.managed.price} ${terms.managed.commitment} Setting up managed IT is free, but cloud moves, devices and cabling cost extra. A server that moves to the cloud is billed under Cloud Services instead of IT Infrastructure.`,
  columns: ["Service", "Billed by", "Example: 60 people"],
  rows: [
    { to: "help-desk", unit: "User", office: "60 users" },
    { to: "cybersecurity", unit: "User", office: "60 users" },
    {
      to: "it-infrastructure",
      unit: "Device",
      office: "60 computers, 20 phones, 3 servers",
    },
    {
      to: "data-backup",
      unit: "Server and Microsoft 365 user",
      office: "3 servers and 60 users",
    },
    { to: "network-management", unit: "Site", office: "1 site" },
    {
      to: "cloud-services",
      unit: "Server or application",
      office: "None moved yet",
    },
    { to: "virtual-cto", unit: "Month or project", office: "1 monthly fee" },
  ],
};

export const faq: FaqContent = {
  heading: "Questions clients ask before signing",
  questions: [
    {
      question: "What costs extra?",
      answer: terms.managed.extra,
    },
    {
      question: "What's the smallest agreement, and when do prices change?",
      answer: `${terms.managed.smallest} ${terms.managed.priceChange}`,
    },
    {
      question: "How soon can an engineer get to our office?",
      answer: terms.managed.visits,
    },
    {
      question: "How do we switch, and how long does it take?",
      answer: `We list the passwords we need, you ask your old provider, and we help recover what's missing. ${terms.managed.firstMonth}`,
    },
    {
      question: "What happens if you miss a promise?",
      answer: terms.managed.missedPromise,
    },
    {
      question: "How do you protect us, and are you insured?",
      answer: terms.managed.security,
    },
    {
      question: "Which tools do you use, and do you support Macs?",
      answer: "Your quote names each monitoring and security product. We support Macs and PCs.",
    },
    {
      question: "Can you work with our own IT person (co-managed IT)?",
      answer:
        "Yes. They keep the work they want, and we handle updates, the help desk or night emergencies.",
    },
    {
      question: "Can we talk to a client like us?",
      answer: "Yes. After the free call, we introduce you to a client of your size.",
    },
    {
      question: "What happens if we leave?",
      answer: terms.managed.leaving,
    },
  ],
};

export const reasons: SectionContent & {
  columns: readonly string[];
  contrasts: readonly Record<"name" | "without" | "with", string>[];
} = {
  heading: "Managed IT compared with running it yourself",
  columns: ["Benefit", "On your own", "With us"],
  contrasts: [
    {
      name: "Proactive Monitoring",
      without: "You learn a disk is full when a file won't save.",
      with: "We warn you while there's time to make room.",
    },
    {
      name: "Cost Predictability",
      without: "Each repair brings another invoice.",
      with: "One invoice a month, repair labor and local visits included.",
    },
    {
      name: "Expert Team",
      without: "One person holds all the passwords.",
      with: "A named lead engineer, a deputy and specialists.",
    },
    {
      name: "Scalable Solutions",
      without: "Laptops arrive days after new hires.",
      with: "Laptops and accounts are ready on time.",
    },
    {
      name: "Strategic Planning",
      without: "You replace a server the week it dies.",
      with: "Next year's purchases have dates and prices.",
    },
    {
      name: "Compliance Support",
      without: "Your office manager collects screenshots for weeks.",
      with: "We collect evidence for HIPAA, PCI-DSS or SOX all year.",
    },
  ],
};

export const report: SplitSectionContent & { sheet: SampleReportContent; notes: readonly Point[] } =
  {
    heading: "Your one-page monthly report",
    // The sample's: an example of its report, with an engineer's name.
    sheet: {
      title: "March",
      corner: "example",
      lines: [
        { name: "IT Infrastructure", reading: "2 drives replaced at night", note: 1 },
        { name: "Cybersecurity", reading: "1 stolen password blocked" },
        { name: "Data Backup", reading: "Restore tested, 12 minutes" },
        {
          name: "Help Desk",
          reading: "65 requests, 1 due April 3 (Ana)",
          note: 2,
          open: true,
        },
        { name: "Network Management", reading: "No outages" },
        { name: "Virtual CTO", reading: "Sign phone plan, $3,000?", note: 3 },
      ],
    },
    notes: [
      {
        title: "What we did",
        description: "One line for each service you have.",
      },
      {
        title: "What's still open",
        description: "Each item has a date and an engineer's name.",
      },
      {
        title: "What we need from you",
        description: "You see what each decision costs.",
      },
    ],
  };

export const callToAction: CallToActionContent = {
  heading: "Choose your services with an engineer",
  text: `In ${consultation.name}, tell us what you pay today and what keeps breaking. ${consultation.outcome}`,
  actions: [
    { label: "Schedule a Consultation", ...booking },
    { label: "View Our Work", to: "portfolio" },
  ],
};
