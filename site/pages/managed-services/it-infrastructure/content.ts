import type { Point } from "~/content-types";
import type { FrameContent, Reading } from "~/illustrations/IllustrationFrame";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { ServiceTerm } from "~/sections/ServiceTerms";
import type { SplitSectionContent } from "~/sections/SplitSection";
import type { Step, StepPhase } from "~/sections/Steps";
import { booking } from "~/site/booking";
import { company, figures } from "~/site/company";
import { promises } from "~/site/promises";
import { consultation, terms } from "~/site/terms";
import type { ReplacementCalendarContent } from "./ReplacementCalendar";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "Servers, laptops and storage monitored, updated and replaced on schedule, for a monthly price per device.";

export const hero: HeroContent = {
  name: "IT Infrastructure",
  heading: "Hardware replaced on schedule",
  lead: "We monitor, update and repair your servers, laptops, phones and storage, and plan each replacement.",
  actions: [
    { label: "Schedule a Consultation", ...booking },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
};

export const inShort: readonly ServiceTerm[] = [
  { label: "Price", value: "Monthly, per device" },
  { label: "Notice", value: terms.managed.notice },
  { label: "Monitoring", value: figures.support.number },
  {
    label: "Emergency response",
    value: `Under ${promises.emergencyResponse}, ${figures.support.number}`,
  },
];

export const heroIllustration = {
  title: "Server rack, air 70 °F",
  note: "example, rack 1",
  live: true,
  /** From the top of the rack. */
  devices: [
    { name: "Phone system", reading: "82 °F" },
    { name: "Backups", reading: "79 °F" },
    { name: "Host 1", reading: "74 °F" },
    { name: "Host 2", reading: "75 °F" },
    { name: "Storage", reading: "77 °F" },
    { name: "Battery", reading: "41 min" },
  ],
  warning: "Drive 12: errors",
  replacement: { name: "New drive approved", reading: "Swap Thu 7 PM" },
} as const satisfies FrameContent & {
  devices: readonly Reading[];
  warning: string;
  replacement: Reading;
};

export const services: SectionContent & {
  services: readonly (Point & {
    drawing: "patches" | "fleet" | "pattern" | "growth";
    practice: string;
  })[];
} = {
  heading: "Server, laptop and storage management",
  lead: `The price per device covers these four services, plus replacement labor in ${company.region}. New hardware is quoted separately.`,
  services: [
    {
      title: "Server management",
      drawing: "patches",
      description:
        "We test each patch (a fix for a security hole or bug) on a copy and install it at night. If a patch fails, we undo it.",
      practice: "Windows and Linux, physical and virtual",
    },
    {
      title: "Endpoint management",
      drawing: "fleet",
      description:
        "Each endpoint (laptop, desktop or phone) is encrypted, patched and listed under its user. If you lose one, we lock or erase it as soon as it's online.",
      practice: "Windows, Mac, iPhone and Android",
    },
    {
      title: "Performance monitoring",
      drawing: "pattern",
      description:
        "We record how each machine behaves in a normal week, and an engineer checks unusual readings.",
      practice: "Processor, memory, disk and temperature",
    },
    {
      title: "Storage management",
      drawing: "growth",
      description:
        "We calculate when your disks will be full, so you have time to compare prices or make room.",
      practice: "Servers, shared drives and backup space",
    },
  ],
};

/** Labels of the drawings of the services. */
export const drawingLabels: {
  patch: Record<"test" | "server" | "night", string>;
  laptops: Record<"patched" | "asleep" | "lost", string>;
  load: Record<"engineer" | "normal", string>;
  disk: Record<"full" | "today" | "order", string>;
} = {
  patch: { test: "tested on a copy", server: "server", night: "night" },
  laptops: { patched: "patched", asleep: "offline", lost: "lost, locked" },
  load: { engineer: "an engineer checks", normal: "normal week" },
  disk: { full: "full", today: "today", order: "order here" },
};

export const calendar: SectionContent & ReplacementCalendarContent = {
  heading: "Your hardware replacement calendar",
  lead: "In this example year, we replace each device before it fails, loses its warranty or stops getting updates.",
  months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  legend: {
    bar: "In service",
    point: "Replacement",
    next: "Next replacement",
  },
  replacements: [
    {
      name: "Storage drive 12",
      swap: 2,
      end: 2,
      description: "First errors, so we swap it that week",
      next: true,
    },
    {
      name: "Front desk laptops",
      swap: 3,
      end: 4,
      description: "Swap in March, because the warranty ends in April",
    },
    {
      name: "Company phones",
      swap: 8,
      end: 10,
      description: "Swap in August, because updates end in October",
    },
    {
      name: "Accounting server",
      swap: 11,
      end: 12,
      description: "Swap in November, because the warranty ends in December",
    },
  ],
};

export const benefits: SplitSectionContent & { benefits: readonly Point[] } = {
  heading: "New laptops, spare parts and disposal",
  benefits: [
    {
      title: "Laptops for new hires",
      description: "They're ready to use on the first day.",
    },
    {
      title: "Spare parts and safe disposal",
      description:
        "We keep spares of critical parts. Old drives are wiped or destroyed, with a certificate.",
    },
  ],
};

export const process: SectionContent & { steps: readonly Step[]; phases: readonly StepPhase[] } = {
  heading: "Taking over your IT in four steps",
  phases: [
    { label: "Included in your first month", steps: 2 },
    { label: "After hours", steps: 1 },
    { label: "Every month", steps: 1 },
  ],
  steps: [
    {
      title: "Assessment",
      description: "We take inventory, install monitoring and check your backups.",
    },
    {
      title: "Design",
      description:
        "By day 30, you have a written plan with each improvement's price and the risk of waiting.",
    },
    {
      title: "Implementation",
      description:
        "On evenings and weekends, we make the improvements you've approved, each with a plan to undo it.",
    },
    {
      title: "Management",
      description: "We monitor and patch, and you get a report each month.",
    },
  ],
};

export const callToAction: CallToActionContent = {
  heading: "Talk to an engineer about your hardware",
  text: `In ${consultation.name}, you hear what to replace first, what can wait and roughly what it costs.`,
  actions: [
    { label: "Schedule a Consultation", ...booking },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
};
