import type { Destination, Photograph } from "~/content-types";
import { phoneHref } from "~/lib/hrefs";
import { moneyText } from "~/lib/money";
import { priceToday } from "~/lib/prices";
import type { HeroContent } from "~/sections/Hero";
import type { IntroductionContent } from "~/sections/Introduction";
import type { SectionContent } from "~/sections/Section";
import type { SplitSectionContent } from "~/sections/SplitSection";
import type { StatFigure } from "~/sections/Stats";
import homeScene from "~/site/assets/photos/home-scene.png?scene";
import { booking } from "~/site/booking";
import { company, figures } from "~/site/company";
import { managedMenu, microsoftMenu, softwareMenu } from "~/site/navigation";
import { perUserPerMonth, solutions, todaysPricesAsOf } from "~/site/prices";
import { promises } from "~/site/promises";
import { consultation } from "~/site/terms";
import type { NightWatchContent } from "./NightWatch";
import type { ServiceFamilyCardsContent } from "./ServiceFamilyCards";

/** For search results and link previews, 70 to 155 characters. */
export const description = `Managed IT, custom software and Microsoft licensing for small and growing businesses in ${company.address.state}. One team, one number to call, day or night.`;

/** Home has the contact form itself. */
const appointment: Destination = booking.href ? booking : { href: "#contact" };

export const hero: HeroContent = {
  name: company.selfDescription,
  heading: "IT that stays quiet, so you can get on with business",
  lead: `For companies with ${promises.clientSize}, we run the IT, build software and manage Microsoft licenses. You get one team, one invoice and one number to call.`,
  actions: [
    { label: "Get Free Consultation", ...appointment },
    { label: "View Services", href: "#services" },
  ],
  line: { above: "You call", label: company.phone.text, href: phoneHref(company.phone) },
};

export const claims: readonly StatFigure[] = [
  figures.uptime,
  figures.support,
  figures.clients,
  figures.experience,
];

const [cheapest] = solutions
  .filter(({ monthly }) => monthly)
  .sort((a, b) => priceToday(a) - priceToday(b));

export const services: SectionContent & ServiceFamilyCardsContent = {
  heading: "Managed IT, software and Microsoft licenses",
  lead: "Start with the one you need, and add others later.",
  linkLabel: "Learn More",
  cards: [
    {
      to: "all-managed-services",
      title: "Managed IT services",
      description:
        "A help desk, plus around-the-clock monitoring of your network, devices and data.",
      services: managedMenu.items,
    },
    {
      to: "all-software",
      picture: {
        of: "The app says when the plumber comes",
        before: "8 to 5",
        after: "1:20 to 2:10",
      },
      title: "Software",
      description: "Websites and apps at a fixed price, and AI tools tested in a pilot.",
      services: softwareMenu.items,
    },
    {
      to: "microsoft-licensing",
      ...(cheapest && {
        picture: {
          of: `In ${todaysPricesAsOf}, from`,
          figure: moneyText(priceToday(cheapest)),
          unit: perUserPerMonth,
        },
      }),
      title: "Microsoft licensing",
      description: "We find the plan that each person needs, set it up and renew it.",
      services: microsoftMenu.items,
    },
  ],
};

/** The drawings show one night, so `readings` are an example. */
export const intelligence: SectionContent & NightWatchContent = {
  // The sample's: what it calls itself, with an article before it.
  heading: `How a ${company.selfDescription} works`,
  lead: "That's our name for an IT company that acts before you call.",
  action: { label: "Get Free Consultation", ...appointment },
  times: ["8 PM", "Example: a busy night", "8 AM"],
  stages: [
    {
      reading: { number: "41,208", label: "readings" },
      title: "Software watches your systems",
      description:
        "Your devices, backups and accounts send us their readings, and software flags unusual ones.",
    },
    {
      reading: { number: "6", label: "alerts" },
      title: "An engineer checks the alerts",
      description:
        "Software blocks obvious attacks at once and passes all other alerts to an engineer.",
    },
    {
      reading: { number: "1", label: "failing disk found" },
      title: "We fix problems early",
      description:
        "We patch, restore or replace what's failing, usually before it stops your work.",
    },
  ],
};

export const about: IntroductionContent = {
  heading: `About ${company.name} and the people who lead it`,
  // The sample's: how it was founded, and what it did for a client.
  paragraphs: [
    `${company.name} started in ${company.founded} with two vans and a dentist whose server stopped every Friday. The cause was old backups that filled the disk. Our engineers still look for the cause before they close a ticket.`,
    "One client, a steel fabricator, took three days to quote a job, because only one estimator knew the formula. With our software, anyone in the office can quote in ten minutes.",
  ],
  action: { label: "Learn About Us", to: "about" },
};

/** Your photograph takes its place: import it with `?scene`. Those in front stand in the order of site/leaders.ts. */
export const scene: Photograph = {
  image: homeScene,
  alt: "Three of our leaders at a desk, with colleagues behind them.",
};

export const contact: SplitSectionContent = {
  heading: "Ready to Simplify Your IT?",
  lead: `Tell us what isn't working. We reply ${company.replyTime} to set up ${consultation.name}. ${consultation.outcome}`,
};
