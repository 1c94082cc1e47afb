import { ClipboardCheck, Radar, ScrollText, Siren } from "lucide";
import type { Feature, Point, State } from "~/content-types";
import type { FrameContent, Reading } from "~/illustrations/IllustrationFrame";
import { phoneHref } from "~/lib/hrefs";
import { countAtStart } from "~/lib/in-words";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { ServiceTerm } from "~/sections/ServiceTerms";
import type { SplitSectionContent } from "~/sections/SplitSection";
import type { StatFigure } from "~/sections/Stats";
import type { TimelineEntry } from "~/sections/Timeline";
import { booking } from "~/site/booking";
import { company, figures } from "~/site/company";
import { promises } from "~/site/promises";
import { assessmentPrice, terms } from "~/site/terms";
import type { BreachYearContent } from "./BreachYear";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "Threat detection, security assessments, compliance and incident response, priced per user per month.";

export const hero: HeroContent = {
  name: "Cybersecurity",
  // The fixed space keeps the two sentences on a line each.
  heading: "Attackers work nights. So do we.",
  lead: "Software watches your mailboxes, devices and sign-ins, and an engineer is on call day and night. If you've been attacked and aren't a client, the first call is free, and we quote any work before it starts.",
  actions: [
    { label: "Get Security Assessment", ...booking },
    { label: `Call ${company.phone.text}`, href: phoneHref(company.phone) },
  ],
};

export const inShort: readonly ServiceTerm[] = [
  { label: "Price", value: "Monthly, per user" },
  { label: "Notice", value: terms.managed.notice },
  {
    label: "Emergency response",
    value: `Under ${promises.emergencyResponse}, ${figures.support.number}`,
  },
  { label: "Yearly assessment", value: "Included" },
];

/** `lit` is the number of dots, one for up to 100 emails. */
export const heroIllustration = {
  title: "A month of attack emails",
  note: "example",
  stages: [
    { name: "Sent to your team (1 dot = 100)", reading: "16,480", lit: 165, state: "idle" },
    { name: "Passed the forged-sender check", reading: "1,130", lit: 12, state: "idle" },
    { name: "Passed the email filter", reading: "84", lit: 1, state: "idle" },
    { name: "Opened by an employee", reading: "3, all reported", lit: 1, state: "watch" },
    { name: "Accounts taken over", reading: "0", lit: 0, state: "good" },
  ],
} as const satisfies FrameContent & {
  stages: readonly (Reading & { lit: number; state: State })[];
};

/** Of the 277 days, 204 and 73 are the parts that the report itself gives. */
export const breachYear: SectionContent & BreachYearContent & { figures: readonly StatFigure[] } = {
  heading: "Data breaches in figures",
  spans: [
    { days: 204, unit: "days", label: "until the breach is found" },
    { days: 73, unit: "days", label: "more until it's contained" },
  ],
  rest: "One block is one day.",
  figures: [
    {
      number: "$4.45M",
      label: "average breach cost",
      description: "Worldwide average, including lost business.",
      source: "Source: IBM, Cost of a Data Breach Report, 2023",
    },
    {
      number: "277 days",
      label: "to identify a breach",
      description: "To find and contain it, counted together.",
      source: "Source: IBM, Cost of a Data Breach Report, 2023",
    },
    {
      number: "95%",
      label: "of breaches from human error",
      description:
        "The report's wording: 95% of cybersecurity issues can be traced to human error.",
      source: "Source: World Economic Forum, Global Risks Report, 2022",
    },
  ],
};

export const threats: SectionContent & {
  columns: readonly string[];
  threats: readonly Record<"name" | "sign" | "answer", string>[];
} = {
  heading: "Common attacks and our defenses",
  columns: ["Threat", "What you see", "Our defense"],
  threats: [
    {
      name: "Phishing",
      sign: "A link opens a fake sign-in page.",
      answer:
        "The email filter stops most of these links. USB security keys (quoted separately) refuse to sign in on a fake page.",
    },
    {
      name: "Ransomware",
      sign: "Locked files and a ransom note.",
      answer:
        "Device protection takes the computer offline. With a Cloud or Hybrid backup, we restore locked files from a clean copy.",
    },
    {
      name: "Stolen passwords",
      sign: "Nothing unusual.",
      answer: "Multi-factor authentication (MFA), a second check such as a code.",
    },
    {
      name: "Invoice fraud",
      sign: "An email that seems to come from your vendor gives a new bank account.",
      answer:
        "We quarantine emails from look-alike senders and train your team to confirm new bank details by phone.",
    },
    {
      name: "Unpatched software",
      sign: "A server without updates for years.",
      answer: "With IT Infrastructure, we install updates (patches) at night.",
    },
    {
      name: "Insider mistakes",
      sign: "The payroll spreadsheet, open to everyone.",
      answer: "We limit each folder to the people who need it.",
    },
  ],
};

export const services: SectionContent & {
  label: string;
  services: readonly (Feature & { result: string })[];
} = {
  heading: "Our cybersecurity services",
  lead: "The price per user covers these four services, training, help with cyber insurance forms, and protection for email, sign-ins and devices. It doesn't cover CMMC, the rules for defense suppliers.",
  label: "You receive",
  services: [
    {
      icon: Radar,
      title: "Threat detection",
      description: "Software blocks obvious attacks, and an engineer checks all other alerts.",
      result: "A count of attacks in your monthly report.",
    },
    {
      icon: ClipboardCheck,
      title: "Security assessments",
      description:
        "In the first month and then yearly, we test what outsiders can reach and whether your team spots phishing.",
      result: "A list of gaps, with costs.",
    },
    {
      icon: ScrollText,
      title: "Compliance",
      description:
        "We set up IT controls for HIPAA, PCI-DSS or SOX and sign a HIPAA business associate agreement.",
      result: "A folder of evidence for your auditor.",
    },
    {
      icon: Siren,
      title: "Incident response",
      description:
        "We rehearse a plan with you. In an attack, we contain it and work with your insurer.",
      result: "A report on the cause and what we changed.",
    },
  ],
};

const layers = [
  {
    title: "Email security",
    description: "Attachments open in a sandbox (a sealed test computer) first.",
  },
  {
    title: "Identity and access",
    description: "MFA on your employees' accounts, and permissions that match each job.",
  },
  {
    title: "Endpoint protection",
    description:
      "Software (endpoint detection and response, EDR) takes an attacked computer offline.",
  },
  {
    title: "Network protection",
    description: "Behind a firewall, guests and payment terminals have separate networks.",
  },
  {
    title: "Encryption and backup",
    description: "Encrypted disks, and a write-protected backup (Cloud or Hybrid plan).",
  },
] satisfies readonly Point[];

export const solutions = {
  heading: `${countAtStart(layers.length, "One layer", "layers")} of protection`,
  lead: "If one layer misses an attack, the next can catch it. Firewall and separate networks come with Network Management, disk encryption with IT Infrastructure, and backups with Data Backup.",
  center: "Your data",
  rings: layers,
} as const satisfies SplitSectionContent & { center: string; rings: readonly Point[] };

export const incident: SplitSectionContent & { entries: readonly TimelineEntry[] } = {
  heading: "A ransomware attack, from alert to recovery",
  lead: "Example: on a Saturday, ransomware starts in an office that has Cybersecurity and our Hybrid backup plan.",
  entries: [
    {
      time: "2:40 AM",
      what: "A front desk computer starts encrypting shared files. Software takes it offline and alerts an engineer.",
      by: "Software",
    },
    {
      time: "2:50 AM",
      what: "We secure evidence and call your office manager and insurer.",
      by: "On-call engineer",
    },
    {
      time: "3:20 AM",
      what: "Files are restored from the 2:30 AM copy.",
      by: "The same engineer",
    },
    {
      time: "Monday",
      what: "The front desk opens with a rebuilt computer, and you get a report.",
      by: "Your lead engineer",
    },
  ],
};

// The sample's: what its software caught, and how many it serves.
export const statistics: readonly StatFigure[] = [
  {
    number: "99.7%",
    label: "threat detection rate",
    description: "Of all threats found in 2025, software caught 99.7% and people the rest.",
  },
  {
    number: figures.clients.number,
    label: "businesses protected",
    description: figures.clients.description,
  },
];

export const callToAction: CallToActionContent = {
  heading: "Book a security assessment",
  text: `It begins with a free call. ${assessmentPrice} You get a list of gaps, worst first, with the cost to close each.`,
  actions: [
    { label: "Get Security Assessment", ...booking },
    { label: "View Managed Services", to: "all-managed-services" },
  ],
};
