import type { Action, Point } from "~/content-types";
import type { FrameContent } from "~/illustrations/IllustrationFrame";
import { moneyText } from "~/lib/money";
import { startingPriceOf } from "~/lib/prices";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { Step } from "~/sections/Steps";
import { booking } from "~/site/booking";
import { perUserPerMonth, pricesAsOf } from "~/site/prices";
import { consultation } from "~/site/terms";
import type { ApplicationViewsContent } from "./ApplicationViews";
import type { IntegrationComparisonContent } from "./IntegrationComparison";

/** For search results and link previews, 70 to 155 characters. */
export const description = `Dynamics 365 for sales, service, finance and supply chain. Sales Professional from ${startingPriceOf("dynamics")} (${pricesAsOf}).`;

export const hero: HeroContent = {
  name: "Dynamics 365",
  heading: "Sales, service and finance in one system",
  lead: `You enter an order once, and every department works from it. The sales app, Sales Professional, costs ${startingPriceOf("dynamics")} paid yearly, unchanged since ${pricesAsOf}.`,
  actions: [
    { label: "Schedule Demo", ...booking },
    { label: "Learn More", to: "portfolio", about: "from our portfolio" },
  ],
};

export const heroIllustration: FrameContent & {
  order: string;
  delivery: string;
  stamps: readonly { desk: string; said: string; time?: string }[];
  now: string;
} = {
  title: "Order 4071, typed once",
  note: "example",
  order: "64 circulation pumps",
  delivery: "Thu, dock 2",
  /** Departments that worked on the order. The one without a time has it now. */
  stamps: [
    { desk: "Sales", said: "Signed", time: "9:02 AM" },
    { desk: "Finance", said: "Credit OK", time: "9:02 AM" },
    { desk: "Supply Chain", said: "64 reserved", time: "9:03 AM" },
    { desk: "Service", said: "Customer told", time: "9:10 AM" },
    { desk: "Supply Chain", said: "Picked", time: "11:40 AM" },
    { desk: "Supply Chain", said: "On the truck" },
  ],
  now: "now",
};

const learnMore = (title: string): Action & { about: string } => ({
  label: "Learn More",
  about: `about ${title}: ask us`,
  to: "contact",
});

export const applications: SectionContent & ApplicationViewsContent = {
  heading: "Dynamics 365 applications",
  lead: `The pictures show order 4071, our example, as each department sees it. Finance and Supply Chain cost about three times as much as Sales Professional, and Human Resources twice. If sales, inventory and accounting are enough, Business Central has all three for ${moneyText(80)} ${perUserPerMonth}.`,
  order: "No. 4071",
  applications: [
    {
      title: "Sales",
      description: "Every open deal with its stage, emails and next step.",
      action: learnMore("Sales"),
    },
    {
      title: "Customer Service",
      description: "Support cases beside the customer's orders and invoices.",
      action: learnMore("Customer Service"),
    },
    {
      title: "Marketing",
      description:
        "Campaigns measured by the orders they bring in. Microsoft sells it as Customer Insights, priced per company.",
      action: learnMore("Marketing"),
    },
    {
      title: "Finance",
      description: "Ledger and payments, plus invoices made from the order.",
      action: learnMore("Finance"),
    },
    {
      title: "Supply Chain",
      description: "Inventory, purchasing and delivery, with items reserved for the order.",
      action: learnMore("Supply Chain"),
    },
    {
      title: "Human Resources",
      description: "HR sees the training and vacations of the crew that fills the order.",
      action: learnMore("Human Resources"),
    },
  ],
};

const customer = "Customer";

export const industries: SectionContent & {
  /** Read by screen readers between a field's name and its new one. */
  becomes: string;
  /** What a field is named in the program, and in the industry. */
  industries: readonly (Point & { rename: { from: string; to: string } })[];
} = {
  heading: "Dynamics 365 for your industry",
  lead: "We give Microsoft's fields the names you use, so there's less to learn.",
  becomes: "is called",
  industries: [
    {
      title: "Manufacturing",
      rename: { from: customer, to: "Dealer" },
      description: "A quote shows what's in stock, so you can keep the date you promise.",
    },
    {
      title: "Retail",
      rename: { from: customer, to: "Member" },
      description: "Your store, website and phone orders share one inventory.",
    },
    {
      title: "Financial Services",
      rename: { from: customer, to: "Household" },
      description: "One page per household lists its accounts and signed agreements.",
    },
    {
      title: "Healthcare",
      rename: { from: customer, to: "Patient" },
      description:
        "Referral, appointment and invoice are linked, while charts stay in your medical system.",
    },
    {
      title: "Professional Services",
      rename: { from: customer, to: "Client" },
      description: "Hours go from the calendar to the invoice and the budget.",
    },
    {
      title: "Non-Profit",
      rename: { from: customer, to: "Donor" },
      description: "Your auditor sees each donation's purpose and use.",
    },
  ],
};

export const reasons: SectionContent &
  IntegrationComparisonContent & { reasons: readonly Point[] } = {
  heading: "Why Dynamics\u00a0365 instead of separate programs",
  lead: "Separate programs exchange data through integrations, which you pay to build and maintain.",
  apart: {
    names: ["Contacts", "Quotes", "Inventory", "Accounting", "Tickets", "Shifts"],
    label: "integrations if six programs all exchange data",
  },
  together: {
    groups: [
      ["Sales", "Service", "Marketing"],
      ["Finance", "Supply Chain", "Human Resources"],
    ],
    label: "integration, built by Microsoft, joins all six",
  },
  reasons: [
    {
      title: "One record per customer",
      description: "When one department changes an address, all see the new one.",
    },
    {
      title: "Records open in Outlook, Excel and Teams",
      description: "Your team edits records there, with its existing Microsoft accounts.",
    },
    {
      title: "Start with one application",
      description:
        "Applications you add later, such as Customer Service, get the same customer records.",
    },
    {
      title: "Permissions by role",
      description: "You decide who sees margins or gives discounts, and we test each role.",
    },
  ],
};

export const process: SectionContent & { steps: readonly Step[] } = {
  heading: "Your rollout in four steps",
  lead: "One quote, with a fixed price and dates, covers the whole rollout, even a move from Dynamics AX or Dynamics CRM. Ingrid Moen, our Dynamics consultant, leads it with a deputy. For example, setting up Sales for 20 people takes about three months, and quotes then become orders without typing. Licenses and monthly Dynamics support cost\u00a0extra.",
  steps: [
    {
      title: "Study how you work",
      description:
        "An engineer follows an order from first call to payment and notes what's retyped.",
    },
    {
      title: "Set up",
      description:
        "We enter your rules and price lists in a sandbox (test copy) for your team to try.",
    },
    {
      title: "Trial run",
      description: "We move a copy of your data and compare both systems to the cent.",
    },
    {
      title: "Switch over",
      description:
        "Departments that share data switch together. You can still look things up in the old system.",
    },
  ],
};

export const callToAction: CallToActionContent = {
  heading: "See your own order in Dynamics 365",
  text: `Book ${consultation.name}, and bring an order that gives you trouble. A week later, you see it in a free live demo and get a license list with a price range.`,
  actions: [
    { label: "Schedule Consultation", ...booking },
    { label: "View All Microsoft Services", to: "microsoft-licensing" },
  ],
};
