import { Cloud, HardDrive, History, Layers, LockKeyhole, RefreshCcw, ScanSearch } from "lucide";
import type { Action, Feature, Point } from "~/content-types";
import type { FrameContent, Reading } from "~/illustrations/IllustrationFrame";
import { countText, numberIn } from "~/lib/in-words";
import { moneyText } from "~/lib/money";
import type { LabeledBar } from "~/sections/Bars";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { Card } from "~/sections/CardGrid";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { ServiceTerm } from "~/sections/ServiceTerms";
import type { SplitSectionContent } from "~/sections/SplitSection";
import type { StatFigure } from "~/sections/Stats";
import { booking } from "~/site/booking";
import { company, figures } from "~/site/company";
import { promises } from "~/site/promises";
import { assessmentPrice, consultation, terms } from "~/site/terms";
import type { OutageCostContent } from "./OutageCost.island";

/** For search results and link previews, 70 to 155 characters. */
export const description = `Data backup: restores tested each quarter and, with Hybrid, a stand-in server within ${promises.serverRecovery} of a confirmed failure.`;

export const hero: HeroContent = {
  name: "Data Backup & Recovery",
  heading: `A stand-in server within ${promises.serverRecovery}`,
  lead: `With our Hybrid plan, a device in your office takes over within ${promises.serverRecovery} after we confirm that a server has failed.`,
  actions: [
    { label: "Secure Your Data Now", ...booking },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
};

export const inShort: readonly ServiceTerm[] = [
  { label: "Price", value: "Monthly, per server and user" },
  { label: "Notice", value: terms.managed.notice },
  { label: "Restore tests", value: "Each quarter" },
  { label: "On-call engineer", value: figures.support.number },
];

export const heroIllustration = {
  title: "Newest copy: 2:30 AM",
  note: "example",
  live: true,
  schedules: [
    { name: "Key servers", reading: `every ${promises.keyServerCopies}` },
    { name: "Other servers", reading: "every hour" },
    { name: "Archives", reading: "every night" },
  ],
  restore: {
    name: "Server restored",
    duration: "12 minutes",
    /** Share of the limit, 0 to 1. */
    share: 0.8,
    tested: "Tested at 2:31 AM",
    limit: `limit ${numberIn(promises.serverRecovery)} min`,
  },
} as const satisfies FrameContent & {
  schedules: readonly [Reading, Reading, Reading];
  restore: Record<"name" | "duration" | "tested" | "limit", string> & { share: number };
};

/** Worded as in the published summaries of the sources. */
export const dataLoss: SectionContent & { figures: readonly StatFigure[] } = {
  heading: "Ransomware and outages in figures",
  figures: [
    {
      number: "94%",
      label: "of ransomware victims had their backups targeted",
      description: "More than half of these attempts succeeded.",
      source: "Sophos, The State of Ransomware, 2024",
    },
    {
      number: "34%",
      label: "of ransomware victims took over a month to recover",
      description: "From a survey in 14 countries.",
      source: "Sophos, The State of Ransomware, 2024",
    },
    {
      number: "54%",
      label: "of data center operators lost over $100,000",
      description: "In their latest serious outage.",
      source: "Uptime Institute, Annual Outage Analysis, 2024",
    },
  ],
};

export const habits: SplitSectionContent & { features: readonly Feature[] } = {
  heading: "Included with each backup plan",
  lead: "A plan covers servers and each Microsoft 365 user's mailbox, Teams and files. Files on laptops are covered if they're in OneDrive.",
  features: [
    {
      icon: RefreshCcw,
      title: "Automated backups",
      description: `Key servers every ${promises.keyServerCopies}, other servers hourly, archives and Microsoft 365 nightly.`,
    },
    {
      icon: LockKeyhole,
      title: "Encrypted copies",
      description:
        "Only you and our server engineers hold the key. Cloud and Hybrid also lock copies against changes.",
    },
    {
      icon: ScanSearch,
      title: "Verified nightly",
      description: "We read back the day's copies and replace damaged ones.",
    },
    {
      icon: History,
      title: "Point-in-time restore",
      description:
        "You go back to the last copy before a mistake. You decide with us how long to keep copies.",
    },
  ],
};

export const options: SectionContent & { cards: readonly Card[] } = {
  heading: "Local, cloud or hybrid backup",
  lead: "Local is quick for files, Cloud survives a fire, and Hybrid combines them. Your quote says how long Local and Cloud take to restore a server.",
  cards: [
    {
      icon: HardDrive,
      title: "Local",
      description:
        "A device in your office (quoted separately) holds the copies, but a fire would destroy them.",
      features: ["Quickest for single files", "Works without internet"],
    },
    {
      icon: Cloud,
      title: "Cloud",
      // The sample's: that it has a data center, and where the second one is.
      description: "Two data centers, far apart, keep your copies. Restores are slower.",
      features: ["Survives fire and flood", "No hardware to buy"],
    },
    {
      icon: Layers,
      title: "Hybrid",
      description:
        "Local and Cloud together. The device (quoted separately) stands in for a failed server.",
      features: [
        "Stand-in server starts on site",
        "Survives fire and flood",
        "Works without internet",
      ],
      flag: "Our recommendation",
    },
  ],
};

export const recovery: SectionContent & { promises: readonly Point[] } = {
  heading: "Recovery time and data loss limits with Hybrid",
  lead: "Both limits apply to one failed server, not to archives and Microsoft 365. If you lose a whole office, a written recovery plan sets the order in which servers start.",
  promises: [
    {
      title: `${numberIn(promises.serverRecovery)}-minute RTO`,
      description: "Recovery time objective: the longest wait, once the failure is confirmed.",
    },
    {
      title: `${numberIn(promises.workLost)}-hour RPO`,
      description: `Recovery point objective: you lose at most ${promises.keyServerCopies} of work on key servers and ${promises.workLost} on other servers.`,
    },
    {
      title: `${figures.support.number} ${figures.support.label}`,
      description: `In an emergency, an engineer starts work in under ${promises.emergencyResponse}.`,
    },
    {
      title: "Tested recovery",
      description: "We restore a server each quarter and report the time.",
    },
  ],
};

/** Counted from the failure, which has to be confirmed first. */
const recoveryMinutes = numberIn(promises.emergencyResponse) + numberIn(promises.serverRecovery);

export const comparison: SectionContent & { bars: readonly LabeledBar[] } = {
  heading: "Time from failure to working server",
  lead: `Hybrid usually takes about ${promises.emergencyResponse} to confirm a failure, then at most ${numberIn(promises.serverRecovery)} to start the stand-in. The other bars are examples.`,
  bars: [
    { label: "No backup", reading: "Days, with data lost", share: Infinity },
    { label: "Tape or USB drive", reading: "8 hours", share: 8 / 12 },
    { label: "Cloud copies alone", reading: "3 hours", share: 3 / 12 },
    {
      label: `${company.name} hybrid`,
      reading: `${recoveryMinutes} minutes`,
      share: recoveryMinutes / 60 / 12,
      ours: true,
    },
  ],
};

export const compliance: SectionContent & {
  records: readonly {
    standard: string;
    /** What its auditor asks. */
    question: string;
    /** The entry of the backup log that answers it. */
    log: string;
  }[];
} = {
  heading: "Backup records for your auditor",
  lead: "We sign a HIPAA business associate agreement and keep a log that answers questions like these:",
  records: [
    {
      standard: "HIPAA",
      question: "Can you restore a patient's record?",
      log: "Apr 3: Restore test passed.",
    },
    {
      standard: "SOX",
      question: "Who can open the backups?",
      log: "Apr 9: List of key holders confirmed.",
    },
    {
      standard: "GDPR",
      question: "Is data deleted when its time is up?",
      log: "Apr 30: Oldest yearly archive wiped on schedule.",
    },
    {
      standard: "PCI-DSS",
      question: "Can a thief read the copies?",
      log: "Apr 14: All copies encrypted.",
    },
  ],
};

export const callToAction: CallToActionContent = {
  heading: "Book a backup assessment",
  text: `After ${consultation.name}, the assessment takes a morning and ends with a test restore. ${assessmentPrice}`,
  actions: [
    { label: "Get Backup Assessment", ...booking },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
};

export const outage: SplitSectionContent = {
  heading: "What an outage costs you",
  lead: `With Hybrid, we assume an outage of ${recoveryMinutes} minutes.`,
};

// The sample's: an example, for visitors to change.
const example = { people: 20, hours: 8, cost: 40 };
const most = 1000;

export const outageCost: OutageCostContent = {
  fields: [
    { label: "People who can't work", value: `${example.people}` },
    { label: "Hours without the server", value: `${example.hours}` },
    { label: "Cost of one person's hour, in dollars", value: `${example.cost}` },
  ],
  recovery: recoveryMinutes / 60,
  example: "Example",
  amounts: ["Your outage", "One failed server with Hybrid"],
  most,
  wrong: `Enter numbers above 0, up to ${countText(most)}.`,
};

/** Where there is no script. */
export const outageExample = `Example: if ${example.people} people can't work for ${example.hours} hours at ${moneyText(example.cost)} an hour each, the outage costs ${moneyText(example.people * example.hours * example.cost)}. With Hybrid, ${recoveryMinutes} minutes without one server costs ${moneyText(example.people * outageCost.recovery * example.cost)}.`;

export const consultationButton: Action = { label: "Get Free Consultation", ...booking };
