import { CalendarClock, Hourglass, PhoneCall, ShieldCheck } from "lucide";
import type { Feature, Point } from "~/content-types";
import type { FrameContent } from "~/illustrations/IllustrationFrame";
import { numberIn } from "~/lib/in-words";
import type { LabeledBar } from "~/sections/Bars";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { ServiceTerm } from "~/sections/ServiceTerms";
import type { StatFigure } from "~/sections/Stats";
import { booking } from "~/site/booking";
import { company, figures } from "~/site/company";
import { promises } from "~/site/promises";
import { terms } from "~/site/terms";
import type { PlaceNames, Spot } from "./floor-plan";
import type { SheetKind } from "./ReportSheet";

/** For search results and link previews, 70 to 155 characters. */
export const description = `Network management priced per site: firewall, switches and Wi-Fi watched ${figures.support.number}, ${figures.uptime.number} uptime and a free assessment.`;

export const hero: HeroContent = {
  name: "Network Management",
  heading: "Office networks that stay fast",
  lead: "We run your firewall, switches and Wi-Fi. Software watches them around the clock.",
  actions: [
    { label: "Optimize Your Network", ...booking },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
};

export const inShort: readonly ServiceTerm[] = [
  { label: "Price", value: "Monthly, per site" },
  { label: "Notice", value: terms.managed.notice },
  { label: "Uptime", value: figures.uptime.number },
  { label: "Latency", value: `Under ${promises.officeLatency}` },
];

type Hop = Readonly<Record<"name" | "latency", string>>;

export const heroIllustration = {
  title: `Under ${promises.officeLatency} in the office`,
  note: "example map",
  live: true,
  firewall: { name: "Firewall", latency: "0.3ms" },
  switches: [
    { name: "Switch A", latency: "0.6ms" },
    { name: "Switch B", latency: "0.5ms" },
  ],
  endpoints: [
    { name: "Desks", latency: "1.1" },
    { name: "Phones", latency: "1.4" },
    { name: "Warehouse", latency: "2.0" },
    { name: "Cameras", latency: "2.3" },
  ],
} as const satisfies FrameContent & {
  firewall: Hop;
  switches: readonly Hop[];
  endpoints: readonly Hop[];
};

export const solutions: SectionContent & {
  floorPlan: PlaceNames;
  notes: readonly (Point & { spot: Spot; place: string })[];
} = {
  floorPlan: {
    street: "Street",
    closet: "Closet",
    meetingRoom: "Meeting room",
    reception: "Reception",
    stockroom: "Stockroom",
    warehouse: "Warehouse",
  },
  heading: "Network security, cabling, Wi-Fi and monitoring",
  notes: [
    {
      title: "Network security",
      spot: "street",
      place: "Where the internet line comes in",
      description: "We decide with you what the firewall lets in from the internet.",
    },
    {
      title: "Design and cabling",
      spot: "closet",
      place: "In the network closet",
      description:
        "Switches have spare ports for desks that you add, and cables are labeled at both ends.",
    },
    {
      title: "Wireless coverage",
      spot: "ceiling",
      place: "On the ceiling",
      description: "We measure the signal where people sit, then mount the Wi-Fi access points.",
    },
    {
      title: "Monitoring and repair",
      spot: "monitoring",
      place: "From our office",
      description: `We restart what fails. In ${company.region}, we also replace it on site (hardware is quoted separately).`,
    },
  ],
};

export const services: SectionContent & {
  columns: readonly string[];
  services: readonly Record<"name" | "work" | "when" | "year", string>[];
} = {
  heading: "Network services and their schedule",
  lead: "The price per site includes all of these. Hardware and cabling are quoted separately.",
  columns: ["Service", "What we do", "How often"],
  services: [
    {
      name: "Network monitoring",
      work: "An unusual reading opens a ticket with us.",
      when: "Around the clock",
      year: "always",
    },
    {
      name: "Firewall management",
      work: "We look for firewall rules that you no longer need.",
      when: "Monthly",
      year: "xxxxxxxxxxxx",
    },
    {
      name: "Wi-Fi tuning",
      work: "We adjust channels and signal strength as rooms and nearby Wi-Fi change.",
      when: "Quarterly",
      year: "x--x--x--x--",
    },
    {
      name: "Switch and router updates",
      work: "We install new firmware (the device's software) while you're closed.",
      when: "At night, with notice",
      year: "-x--x--x-x-x",
    },
    {
      name: "Traffic priority",
      work: "Calls and card payments go first, downloads and updates last.",
      when: "Always on",
      year: "always",
    },
    {
      name: "Network segmentation",
      work: "We test that guests, phones, cameras and card payments stay separate.",
      when: "Twice a year",
      year: "--x-----x---",
    },
    {
      name: "VPN and remote access",
      work: "We encrypt access from home and end it when an employee leaves.",
      when: "As people come and go",
      year: "x--xx----x--",
    },
    {
      name: "Network documentation",
      work: "You get a map of all cables, ports and settings.",
      when: "After each change",
      year: "xx--xx-x-xxx",
    },
  ],
};

const downtimeShare = 1 - numberIn(figures.uptime.number) / 100;
const minutesOfMonth = 30 * 24 * 60;

export const claims: SectionContent & {
  uptime: StatFigure & { chart: Record<"month" | "downtime", string> & { share: number } };
  latency: StatFigure & { bars: readonly LabeledBar[] };
} = {
  heading: "Uptime and latency",
  lead: "We measure your network inside your building, because the line outside is your internet provider's.",
  uptime: {
    ...figures.uptime,
    chart: {
      month: "A month of 30 days",
      downtime: `${Math.round(downtimeShare * minutesOfMonth)} minutes, the most downtime ${figures.uptime.number} allows`,
      share: downtimeShare,
    },
  },
  latency: {
    qualifier: "under",
    number: promises.officeLatency,
    label: "latency",
    description:
      "From a wired desk to your firewall and back. Wi-Fi and the internet add their own delay.",
    bars: [
      {
        label: "Your office network",
        reading: `under ${promises.officeLatency}`,
        share: numberIn(promises.officeLatency) / 150,
        ours: true,
      },
      {
        label: "The longest wait that feels instant",
        reading: "100ms",
        share: 100 / 150,
        source: "Jakob Nielsen, Usability Engineering, 1993",
      },
      {
        label: "The longest delay that keeps calls natural",
        reading: "150ms",
        share: 1,
        source: "One way, internet included: ITU-T Recommendation G.114, 2003",
      },
    ],
  },
};

export const benefits: SectionContent & { features: readonly Feature[] } = {
  heading: "Benefits of a managed network",
  features: [
    {
      icon: Hourglass,
      title: "Faster file access",
      description: "We find slow switches and cables and price their replacement.",
    },
    {
      icon: PhoneCall,
      title: "Clearer calls",
      description: "A large download is less likely to break up a call.",
    },
    {
      icon: ShieldCheck,
      title: "Fewer ways in for attackers",
      description: "Unused network ports are shut.",
    },
    {
      icon: CalendarClock,
      title: "Planned replacement costs",
      description: "Each device has a replacement date and a price.",
    },
  ],
};

export const assessment: SectionContent & { parts: readonly (Point & { sheet: SheetKind })[] } = {
  heading: "Your free network assessment",
  lead: `In ${company.region}, an engineer comes and measures your network while your team works. Elsewhere, we guide you by video.`,
  parts: [
    {
      title: "Performance analysis",
      description: "Speed and delay in each room, by cable and Wi-Fi.",
      sheet: "reading",
    },
    {
      title: "Security review",
      description:
        "On your network devices: open ports, old firmware, default passwords and unused firewall rules, worst first.",
      sheet: "checks",
    },
    {
      title: "Optimization plan",
      description: "What to change, in which order, and what each step costs.",
      sheet: "plan",
    },
  ],
};

export const callToAction: CallToActionContent = {
  heading: "Have your network measured",
  text: "Pick a morning. Hire us or not, you keep the written results.",
  actions: [
    { label: "Schedule Network Assessment", ...booking },
    { label: "View All Services", to: "home", about: "on the home page" },
  ],
};
