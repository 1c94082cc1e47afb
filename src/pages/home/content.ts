import { Activity, AppWindow, BrainCircuit, LayoutGrid, Server, Wrench } from "lucide";
import type { Destination, Feature } from "~/content-types";
import type { FrameContent, Reading } from "~/illustrations/IllustrationFrame";
import type { HeroContent } from "~/sections/Hero";
import type { IntroductionContent } from "~/sections/Introduction";
import type { SectionContent } from "~/sections/Section";
import type { SplitSectionContent } from "~/sections/SplitSection";
import type { StatFigure } from "~/sections/Stats";
import { booking } from "~/site/booking";
import { company, figures } from "~/site/company";
import { managedMenu, microsoftMenu, softwareMenu } from "~/site/navigation";
import { promises } from "~/site/promises";
import { consultation } from "~/site/terms";
import type { ServiceFamilyCardsContent } from "./ServiceFamilyCards";
import type { MarkedDays } from "./StatusBars";

/** For search results and link previews, 70 to 155 characters. */
export const description = `Managed IT, custom software and Microsoft licensing for small and growing businesses in ${company.address.state}. One team, one number to call, day or night.`;

/** Home has the contact form itself. */
const appointment: Destination = booking.href ? booking : { href: "#contact" };

export const hero = {
  name: company.selfDescription,
  heading: "Technology that stays quiet, so you can get on with business",
  lead: `We run the IT, build the software and manage the Microsoft licenses of companies with ${promises.clientSize}. You get one team, one invoice and one number to call.`,
  actions: [
    { label: "Get Free Consultation", ...appointment },
    { label: "View Services", href: "#services" },
  ],
} as const satisfies HeroContent;

export const heroIllustration = {
  title: "All systems normal",
  note: "example, 45 days",
  /** Days from 1 to `days` that were busy or needed attention; all others were good. */
  days: 45,
  systems: [
    {
      name: "Network and Wi-Fi",
      reading: "99.98% uptime",
      busy: [3, 8, 12, 18, 23, 31, 33, 37, 44],
      attention: [32],
    },
    {
      name: "Servers and cloud",
      reading: "100% uptime",
      busy: [2, 8, 13, 22, 28, 33, 40],
    },
    {
      name: "Backups verified nightly",
      reading: "45 of 45",
      busy: [4, 11, 17, 25, 28, 37, 43],
    },
    {
      name: "Help desk, average wait",
      reading: "1 min 12 s",
      busy: [1, 5, 10, 15, 22, 28, 33, 40, 45],
      attention: [13],
    },
  ],
} as const satisfies FrameContent & { days: number; systems: readonly (Reading & MarkedDays)[] };

export const claims: readonly StatFigure[] = [
  figures.uptime,
  figures.support,
  figures.clients,
  figures.experience,
];

export const services = {
  heading: "Managed IT, software and Microsoft licenses",
  lead: "Start with one service and add others when you need them. We answer for all three, so you don't have to find out which vendor is responsible.",
  linkLabel: "Learn More",
  cards: [
    {
      to: "all-managed-services",
      family: "managed",
      icon: Server,
      title: "Managed IT services",
      description:
        "Your network, devices and data monitored around the clock, and a help desk, on one monthly invoice.",
      services: managedMenu.items,
    },
    {
      to: "all-software",
      family: "software",
      icon: AppWindow,
      title: "Software",
      description:
        "Websites, apps and AI tools that fit how your team works, at a fixed price that you agree to before we build.",
      services: softwareMenu.items,
    },
    {
      to: "microsoft-licensing",
      family: "microsoft",
      icon: LayoutGrid,
      title: "Microsoft licensing",
      description:
        "The plan each person needs, set up for you, with license help included and everything on one invoice.",
      services: microsoftMenu.items,
    },
  ],
} as const satisfies SectionContent & ServiceFamilyCardsContent;

export const intelligence = {
  heading: `How a ${company.selfDescription} works`,
  lead: "That's our name for an IT company that doesn't wait for your call. Software watches your systems, and engineers often fix a problem before you notice it.",
  action: { label: "Get Free Consultation", ...appointment },
  features: [
    {
      icon: Activity,
      title: "Sense",
      description:
        "The devices, backups and accounts we manage report to us, and software flags what looks unusual.",
    },
    {
      icon: BrainCircuit,
      title: "Decide",
      description:
        "Software blocks a clear attack at once. An engineer checks every other alert and decides whether it matters to your business.",
    },
    {
      icon: Wrench,
      title: "Act",
      description:
        "We patch, restore or replace what's failing, usually before your workday begins.",
    },
  ],
} as const satisfies SplitSectionContent & { features: readonly Feature[] };

export const about = {
  heading: `About ${company.name} and the people who lead it`,
  // The sample's: how it was founded, and what it did for a client.
  paragraphs: [
    `${company.name} started in ${company.founded} with two vans and a dentist whose server stopped every Friday. We found the cause, a backup that filled its disk, and we still look for the cause before we call anything fixed. You know your engineers by name, and we don't use a call center at any hour.`,
    "Here's an example of our work. A law firm with 35 people was losing a morning a month to an old server. Within two months we took inventory, replaced the server and set up a backup every 15 minutes. The new server was down for 22 minutes in its first year, and the firm's support requests fell by half.",
  ],
  action: { label: "Learn About Us", to: "about" },
} as const satisfies IntroductionContent;

export const contact = {
  heading: "Ready to Simplify Your IT?",
  lead: `Tell us what isn't working. We reply ${company.replyTime} to set up ${consultation.name}. ${consultation.outcome}`,
} as const satisfies SplitSectionContent;
