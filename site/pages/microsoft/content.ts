import type { Action, Point } from "~/content-types";
import { countText } from "~/lib/in-words";
import { moneyText } from "~/lib/money";
import { priceText, priceToday } from "~/lib/prices";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { SplitSectionContent } from "~/sections/SplitSection";
import type { StatFigure } from "~/sections/Stats";
import type { Step } from "~/sections/Steps";
import { booking } from "~/site/booking";
import { company, figures } from "~/site/company";
import { perUserPerMonth, pricesAsOf, solutions, todaysPricesAsOf } from "~/site/prices";
import { consultation, terms } from "~/site/terms";
import type { LicenseCostContent } from "./LicenseCost.island";
import type { SeatState } from "./LicenseSeats";
import type { SolutionCardsContent } from "./SolutionCards";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "Microsoft 365, Dynamics 365, Power BI and Azure for small businesses: licenses and setup on one invoice, with starting prices.";

export const hero: HeroContent = {
  name: "Microsoft Licensing",
  heading: "Renew only the licenses you use",
  lead: "Microsoft 365, Dynamics 365, Power BI and Azure come on one invoice, and we list unused licenses before each renewal.",
  actions: [
    { label: "Get Free Consultation", ...booking },
    { label: "Learn More", to: "portfolio", about: "from our portfolio" },
  ],
};

export const offer: SectionContent & SolutionCardsContent = {
  heading: "Microsoft products and starting prices",
  lead: "You pay Microsoft's list price for licenses. Ordering, renewals and billing cost nothing extra, because Microsoft pays us. We quote setup separately, and everyday help with Microsoft 365 is part of Help Desk.",
  solutions: solutions.map((solution) => ({
    ...solution,
    action: { label: "Learn More", about: `about ${solution.title}: ask us`, to: "contact" },
  })),
  labels: {
    starting: "Starting at",
    monthly: `${perUserPerMonth}, ${pricesAsOf}`,
    once: "for a first assessment",
    now: "now",
    unchanged: "unchanged",
  },
  note: terms.microsoft.price,
};

// The sample's: that it's a partner, how many clients, how many years.
export const partner: SectionContent & { statistics: readonly StatFigure[] } = {
  heading: `Your Microsoft partner in ${company.address.city}`,
  lead: "As a Microsoft partner, we order, renew and bill your licenses.",
  statistics: [
    {
      number: figures.clients.number,
      label: "businesses",
      description: figures.clients.description,
    },
    {
      number: figures.experience.number,
      label: "years",
      description: `We've sold Microsoft licenses since ${company.founded}.`,
    },
  ],
};

/** Each reason belongs to one kind of seat in the drawing. */
export const reasons: SectionContent & {
  licenses: Readonly<Record<SeatState, number>>;
  note: string;
  reasons: readonly (Point & { mark: SeatState })[];
} = {
  heading: "Why buy licenses from us",
  lead: "Say your 45 people have 50 licenses. Of the five spares, you keep one for next week's new hire and drop four, and the bill falls by 8%.",
  licenses: { taken: 43, large: 2, next: 1, empty: 4 },
  note: "50 licenses, one dot each",
  reasons: [
    {
      mark: "taken",
      title: "Licenses that match your staff",
      description: "We compare your bill with your list of employees.",
    },
    {
      mark: "empty",
      title: "A call before each renewal",
      description: "You say which unused licenses to drop.",
    },
    {
      mark: "large",
      title: "Each plan fits the job",
      description: "Drivers who read email on a phone get a smaller plan than Excel users.",
    },
    {
      mark: "next",
      title: "New hires can sign in on day one",
      description: "With Help Desk, we set up their account and mailbox beforehand.",
    },
  ],
};

export const implementation: SectionContent & {
  /** How long you are committed, and what happens if you leave. */
  notes: readonly string[];
  steps: readonly (Step & { yours: string })[];
} = {
  heading: "Your licenses set up in four steps",
  lead: "For Microsoft 365, steps 1 to 3 usually take about 30 days. Gordon Pruitt, our Head of Microsoft Licensing, reviews each plan.",
  notes: [terms.microsoft.commitment, terms.microsoft.leaving],
  steps: [
    {
      title: "Count licenses",
      description: "We list every license, its cost and its user's last sign-in.",
      yours: "You send a staff list.",
    },
    {
      title: "Choose plans",
      description: "We propose a plan for each job, with the old and new totals.",
      yours: "You say who needs desktop apps.",
    },
    {
      title: "Move accounts",
      description:
        "We set up accounts with multi-factor authentication (MFA), move mail and files, and help on the first day.",
      yours: "You tell us which weeks to avoid.",
    },
    {
      title: "Renew only licenses in use",
      description: "We list what to drop, keep and add.",
      yours: "You approve a half-page list.",
    },
  ],
};

export const callToAction: CallToActionContent = {
  heading: "Have your Microsoft bill checked",
  text: `Bring your last Microsoft invoice and a staff list to ${consultation.name}, and you learn which licenses to drop or change.`,
  actions: [
    { label: "Schedule Free Consultation", ...booking },
    { label: "Meet Our Team", to: "team" },
  ],
};

const perUser = solutions.filter(({ monthly }) => monthly);
const mostPeople = 10_000;

/** What licenses cost: those that are priced per user. */
export const licenses: SplitSectionContent = {
  heading: `License cost at ${todaysPricesAsOf} list prices`,
  lead: "A month is 1/12 of the yearly bill for Business Basic (without desktop apps), Sales Professional or Power BI Pro.",
};

export const licenseCost: LicenseCostContent = {
  fields: perUser.map((solution, index) => ({
    label: `People with ${solution.title}`,
    note: priceText(solution),
    ...(index === 0 && { value: "60" }),
  })),
  prices: perUser.map(priceToday),
  example: "Example",
  amounts: ["A month", "A year"],
  most: mostPeople,
  wrong: `Enter whole numbers up to ${countText(mostPeople)}.`,
};

const counts = [10, 60, 200];

/** Where there is no script. */
export const licenseTable: Record<"columns", readonly string[]> & { rows: readonly string[][] } = {
  columns: ["A month", ...counts.map((people) => `${people} people`)],
  rows: perUser.map((solution) => [
    solution.title,
    ...counts.map((people) => moneyText(people * priceToday(solution))),
  ]),
};

export const consultationButton: Action = { label: "Get Free Consultation", ...booking };
