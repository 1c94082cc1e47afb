import type { ServiceCard } from "~/content-types";
import { figures } from "~/site/company";
import { countAtStart } from "~/site/in-words";
import { managedMenu } from "~/site/navigation";
import { promises } from "~/site/promises";
import { consultation, terms } from "~/site/terms";

const count = countAtStart(managedMenu.items.length);

/** For search results and link previews, 70 to 155 characters. */
export const description = `${count} managed IT services for companies of ${promises.clientSize}: help desk, security, backup, cloud, network and more, on one monthly invoice.`;

export const hero = {
  name: "Managed Services",
  heading: `${count} IT services, one team, one invoice`,
  lead: `We run your servers, security, cloud, backup, help desk, network and planning. ${terms.managed.commitment}`,
  actions: [
    { label: "Get Started Today", to: "contact" },
    { label: "Learn About Us", to: "about" },
  ],
} as const;

export const heroIllustration = {
  title: "A night's work, and one alert",
  note: "example",
  times: ["6 PM", "10 PM", "2 AM", "6 AM"],
  services: [
    "Infrastructure",
    "Security",
    "Cloud",
    "Backup",
    "Help desk",
    "Network",
    "Virtual CTO",
  ],
  alert: { name: "Alert: stolen password", reading: "closed 7:30 AM" },
} as const;

type Service = Extract<(typeof managedMenu.items)[number], { readonly to: unknown }>["to"];

/** What the header's menu doesn't say of its services. One that isn't here is shown with the menu's words. */
const offers = [
  {
    to: "it-infrastructure",
    description: "Servers and laptops patched and replaced on schedule, priced per device.",
    features: [
      "Servers, endpoints and storage",
      "Updates installed at night",
      "Replacement dates for all devices",
    ],
  },
  {
    to: "cybersecurity",
    description: "Sign-ins, email and devices watched around the clock, priced per user.",
    features: ["Threat detection", "Security assessments", "Incident response"],
  },
  {
    to: "cloud-services",
    description: "Servers and applications moved at a fixed price, then run for a monthly fee.",
    features: [
      "Public cloud or hybrid",
      "Migration, planned and rehearsed",
      `${figures.uptime.number} uptime SLA`,
    ],
  },
  {
    to: "data-backup",
    description: "Your data in up to three places, priced per server and Microsoft 365 user.",
    features: [
      `Server back in ${promises.serverRecovery} (RTO)`,
      `At most ${promises.workLost} of work lost (RPO)`,
      "Tested recovery",
    ],
  },
  {
    to: "help-desk",
    description: "An engineer answers and fixes it. Unlimited requests, priced per user.",
    features: [
      `Average wait under ${promises.averageWait}`,
      `${promises.firstCallResolution} first call resolution`,
      "Phone, chat, remote access, email",
    ],
  },
  {
    to: "network-management",
    description: "Office network and Wi-Fi kept running, priced per site.",
    features: [
      `${figures.uptime.number} uptime`,
      `Latency under ${promises.officeLatency} in your office`,
      "An up-to-date network map",
    ],
  },
  {
    to: "virtual-cto",
    description: "Planning with our Director of Technology, priced per project or month.",
    features: [
      `${promises.leadership} years of leadership experience`,
      "Four quarters planned, with prices",
      "Advice in plain English",
    ],
  },
] as const satisfies ReadonlyArray<
  Pick<ServiceCard, "description" | "features"> & { readonly to: Service }
>;

export const services = {
  heading: "Our managed IT services",
  lead: "Take one or all, billed as one monthly amount. Projects, hardware and cloud usage are extra.",
  linkLabel: "Learn More",
  cards: managedMenu.items.flatMap((item) =>
    "to" in item ? { ...item, title: item.name, ...offers.find(({ to }) => to === item.to) } : [],
  ),
} as const;

/** The night that the hero illustration shows. */
export const incident = {
  heading: "How the services work together",
  lead: "An example: a stolen password on a Thursday night, handled on one ticket.",
  entries: [
    {
      time: "9:12 PM",
      who: "Cybersecurity",
      what: "Your bookkeeper's account signs in from abroad. We block it and sign it out.",
    },
    {
      time: "9:20 PM",
      who: "Help Desk",
      what: "The on-call engineer calls her. A fake page stole her sign-in, so we reset it.",
    },
    {
      time: "10:05 PM",
      who: "Cloud Services",
      what: "We remove a rule that forwarded her email. The attacker had opened two messages.",
    },
    {
      time: "11:00 PM",
      who: "Network Management",
      what: "Firewall logs show the attacker reached nothing in your office.",
    },
    {
      time: "12:30 AM",
      who: "Data Backup",
      what: "Her mailbox matches the 9 PM copy, so nothing was deleted.",
    },
    {
      time: "2:10 AM",
      who: "IT Infrastructure",
      what: "Software scans and updates her laptop so it's ready by morning.",
    },
    {
      time: "7:30 AM",
      who: "Virtual CTO",
      what: "You get a half-page report and a price for USB security keys for everyone.",
    },
  ],
} as const;

export const reasons = {
  heading: "What changes when we run your IT",
  lead: terms.managed.firstMonth,
  columns: ["Benefit", "On your own", "With us"],
  contrasts: [
    {
      name: "Proactive Monitoring",
      without: "You learn the disk is full when a file won't save.",
      with: "We make room before it's full.",
    },
    {
      name: "Cost Predictability",
      without: "Every visit brings another invoice.",
      with: terms.managed.price,
    },
    {
      name: "Expert Team",
      without: "One person knows your systems and holds the passwords.",
      with: "A named lead engineer plus specialists. If you leave, you get all passwords and documentation.",
    },
    {
      name: "Scalable Solutions",
      without: "Ten people start Monday, and their laptops arrive Thursday.",
      with: "Their laptops and accounts work on day one.",
    },
    {
      name: "Strategic Planning",
      without: "You replace a server the week it dies, at any price.",
      with: "Next year's purchases have dates and prices.",
    },
    {
      name: "Compliance Support",
      without: "Your office manager spends weeks collecting screenshots.",
      with: "We collect evidence for HIPAA, PCI-DSS or SOX all year.",
    },
  ],
} as const;

export const report = {
  heading: "A one-page report every month",
  lead: "The figures behind each line are yours on request.",
  sheet: {
    title: "March",
    corner: "example",
    lines: [
      { name: "IT Infrastructure", reading: "2 drives replaced at night", note: 1 },
      { name: "Cybersecurity", reading: "1 stolen password blocked" },
      { name: "Cloud Services", reading: "Bill $212 lower" },
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
} as const;

export const callToAction = {
  heading: "Find out which services you need",
  text: `Book ${consultation.name}. ${consultation.outcome}`,
  actions: [
    { label: "Schedule a Consultation", to: "contact" },
    { label: "View Our Work", to: "portfolio" },
  ],
} as const;
