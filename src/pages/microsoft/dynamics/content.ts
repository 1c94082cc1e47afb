import { BriefcaseBusiness, Factory, HandHeart, HeartPulse, Landmark, ShoppingBag } from "lucide";
import type { Action, Feature, Point } from "~/content-types";
import type { FrameContent } from "~/illustrations/IllustrationFrame";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { Step } from "~/sections/Steps";
import { booking } from "~/site/booking";
import { startingPriceOf } from "~/site/prices";
import { consultation } from "~/site/terms";
import type { ApplicationViewsContent } from "./ApplicationViews";
import type { drawings } from "./drawings";
import type { HandoverStep } from "./HandoverChart";
import type { IntegrationComparisonContent } from "./IntegrationComparison";
import type { Replacement } from "./Replacements";

/** For search results and link previews, 70 to 155 characters. */
export const description = `Dynamics 365 for sales, service, finance and supply chain, set up for your industry. Sales Professional from ${startingPriceOf("dynamics")}.`;

export const hero = {
  name: "Dynamics 365",
  heading: "One system for sales, inventory and accounting",
  lead: `All departments see the same customers and orders, in two linked databases. You type each order once. Starting at ${startingPriceOf("dynamics")} for Sales Professional, the smaller Sales plan.`,
  actions: [
    { label: "Schedule Demo", ...booking },
    { label: "Learn More", to: "portfolio", about: "from our portfolio" },
  ],
} as const satisfies HeroContent;

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
    { desk: "Service", said: "Customer called", time: "9:10 AM" },
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

/** `title` also finds the application's drawing, in drawings.ts. */
export const applications = {
  heading: "Dynamics 365 applications",
  lead: "Example order 4071, as each application shows it. Finance, Supply Chain and Human Resources cost more than our starting price. A small firm may do better with Business Central, one package for accounting, sales and inventory. Ask us about any of them.",
  order: "No. 4071",
  applications: [
    {
      title: "Sales",
      description: "Every open deal by stage, with its emails and the next step.",
      action: learnMore("Sales"),
    },
    {
      title: "Customer Service",
      description:
        "Support cases beside orders, past calls and open invoices, so your team doesn't ask twice.",
      action: learnMore("Customer Service"),
    },
    {
      title: "Marketing",
      description:
        "Campaigns measured by the orders they bring in. Sold as Customer Insights, priced per company instead of per user.",
      action: learnMore("Marketing"),
    },
    {
      title: "Finance",
      description:
        "Ledger, invoices and payments. Invoices come from the order, which saves typing at month-end.",
      action: learnMore("Finance"),
    },
    {
      title: "Supply Chain",
      description:
        "Inventory, purchasing and delivery. Items are reserved when the customer says yes, and purchasing sees a shortage early.",
      action: learnMore("Supply Chain"),
    },
    {
      title: "Human Resources",
      description:
        "Employee records that show who's trained for the job, who's on leave and whose certificate expires soon.",
      action: learnMore("Human Resources"),
    },
  ],
} as const satisfies SectionContent & ApplicationViewsContent<keyof typeof drawings>;

const customer = "Customer";
const order = "Order";

export const industries = {
  becomes: "renamed to",
  heading: "Dynamics 365 for your industry",
  lead: "We change Microsoft's field names to yours: a clinic sees patients instead of customers.",
  industries: [
    {
      icon: Factory,
      title: "Manufacturing",
      labels: [
        { from: customer, to: "Dealer" },
        { from: "Quote", to: "Estimate" },
      ],
      description: "Estimates check inventory and open purchase orders before you promise a date.",
    },
    {
      icon: ShoppingBag,
      title: "Retail",
      labels: [
        { from: customer, to: "Member" },
        { from: order, to: "Sale" },
      ],
      description: "Store, website and phone sell from the same inventory, down to the last item.",
    },
    {
      icon: Landmark,
      title: "Financial Services",
      labels: [
        { from: customer, to: "Household" },
        { from: order, to: "Policy" },
      ],
      description: "One page per household: what they hold, who advised them and what they signed.",
    },
    {
      icon: HeartPulse,
      title: "Healthcare",
      labels: [
        { from: customer, to: "Patient" },
        { from: order, to: "Visit" },
      ],
      description:
        "Referral, appointment and invoice are linked. Charts stay in your medical system.",
    },
    {
      icon: BriefcaseBusiness,
      title: "Professional Services",
      labels: [
        { from: customer, to: "Client" },
        { from: order, to: "Matter" },
      ],
      description: "Hours go from the calendar to the invoice, and the budget shows what's left.",
    },
    {
      icon: HandHeart,
      title: "Non-Profit",
      labels: [
        { from: customer, to: "Donor" },
        { from: order, to: "Gift" },
      ],
      description: "Each gift keeps its purpose on record, from the donor's letter to the audit.",
    },
  ],
} as const satisfies SectionContent & {
  becomes: string;
  industries: readonly (Feature & { labels: readonly Replacement[] })[];
};

export const reasons = {
  heading: "Why one system beats separate programs",
  lead: "Separate programs exchange data through links (integrations) that you pay to maintain. The Dynamics 365 applications share two databases, with one link between them.",
  apart: {
    names: ["Contacts", "Quotes", "Inventory", "Accounting", "Tickets", "Shifts"],
    label: "integrations if each program exchanges data with all the others",
  },
  together: {
    groups: [
      ["Sales", "Service", "Marketing"],
      ["Finance", "Supply Chain", "Human Resources"],
    ],
    label: "integration between the two groups, built by Microsoft and set up by us",
  },
  reasons: [
    {
      title: "You enter each customer once",
      description: "When one department changes an address, the others see the new one.",
    },
    {
      title: "It works inside Outlook",
      description:
        "Outlook, Excel and Teams open the same records, with the sign-in you already have.",
    },
    {
      title: "You can add applications later",
      description: "The second one starts with the customers you entered in the first.",
    },
    {
      title: "It follows your rules",
      description:
        "You decide who sees margins or gives discounts. We set this up by role and test each role.",
    },
  ],
} as const satisfies SectionContent & IntegrationComparisonContent & { reasons: readonly Point[] };

export const process = {
  heading: "How we roll out Dynamics 365",
  lead: "You get one price for the rollout before it starts. Licenses are extra, monthly or annual.",
  from: "Old system",
  to: "Dynamics 365",
  steps: [
    {
      title: "Follow an order",
      description:
        "In the first weeks, our engineer follows an order from the first call to payment and notes where it's retyped.",
      carries: "nothing",
    },
    {
      title: "Set up",
      description:
        "We enter your terms, rules and price lists. Your team tries them in a sandbox, a test copy.",
      carries: "nothing",
    },
    {
      title: "Trial run",
      description: "We move a copy of your data and check it until both systems agree to the cent.",
      carries: "rehearsal",
    },
    {
      title: "Switch over",
      description:
        "Departments move one at a time, except Finance and Supply Chain, which move together. You can still read the old system until you shut it down.",
      carries: "work",
    },
  ],
} as const satisfies SectionContent & {
  from: string;
  to: string;
  steps: readonly (Step & HandoverStep)[];
};

export const callToAction = {
  heading: "See your own order in Dynamics 365",
  text: `Pick an order that gives you trouble. In ${consultation.name}, we'll follow it through a live demo. You get a list of the licenses you'd need and a price range.`,
  actions: [
    { label: "Schedule Consultation", ...booking },
    { label: "View All Microsoft Services", to: "microsoft-licensing" },
  ],
} as const satisfies CallToActionContent;
