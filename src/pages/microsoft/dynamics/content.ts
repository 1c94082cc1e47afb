import { BriefcaseBusiness, Factory, HandHeart, HeartPulse, Landmark, ShoppingBag } from "lucide";
import { startingPriceOf } from "~/site/microsoft-solutions";

/** For search results and link previews, 70 to 155 characters. */
export const description = `Sales, service, finance and supply chain on one order, typed once. One application from ${startingPriceOf("dynamics")}, six industries, a four-step rollout.`;

export const hero = {
  page: "dynamics",
  name: "Dynamics 365",
  heading: "Type the order once.",
  lead: `Sales, the warehouse, the books and the service desk work on one order. What one desk enters, the next one already knows. Starting at ${startingPriceOf("dynamics")}.`,
  actions: [
    { label: "Schedule Demo", to: "contact" },
    { label: "Learn More", to: "portfolio", about: "from our portfolio" },
  ],
} as const;

const learnMore = (title: string) =>
  ({ label: "Learn More", about: `about ${title}: ask us`, to: "contact" }) as const;

/** `title` also finds the application's drawing, in drawings.ts. */
export const applications = {
  heading: "One order, seen from six desks.",
  lead: "Each application shows the part its people need. Start with the one that hurts, add the next when it does.",
  order: "4071",
  applications: [
    {
      title: "Sales",
      description:
        "Every deal in the column it has reached, with the mail that got it there and what it needs next.",
      action: learnMore("Sales"),
    },
    {
      title: "Customer Service",
      description:
        "Whoever picks up sees what was bought, what was said last time, and what is still owed.",
      action: learnMore("Customer Service"),
    },
    {
      title: "Marketing",
      description:
        "A mailing is counted by the orders it brought, not by how many people opened it. Microsoft now sells it as Customer Insights.",
      action: learnMore("Marketing"),
    },
    {
      title: "Finance",
      description:
        "The invoice is the order with a due date. Closing the month is checking, not typing.",
      action: learnMore("Finance"),
    },
    {
      title: "Supply Chain",
      description:
        "Stock is reserved when the customer says yes. Purchasing hears of a gap before the customer does.",
      action: learnMore("Supply Chain"),
    },
    {
      title: "Human Resources",
      description:
        "Who is trained for the job, who is on leave on Thursday, and whose certificate runs out before then.",
      action: learnMore("Human Resources"),
    },
  ],
} as const;

export const reasons = {
  heading: "Fifteen bridges, or one.",
  lead: "Six programs that have to agree need a bridge between every two of them, and each bridge is somebody's job. Dynamics 365 needs one.",
  apart: {
    names: ["Contacts", "Quotes", "Stock", "Accounting", "Tickets", "Shifts"],
    label: "bridges between six programs, bought, built or typed by hand",
  },
  together: {
    groups: [
      ["Sales", "Service", "Marketing"],
      ["Finance", "Supply Chain", "Human Resources"],
    ],
    label: "bridge between two groups with one record each, built by Microsoft and set up by us",
  },
  reasons: [
    {
      title: "A customer is entered once",
      description: "A new address is typed at one desk and right at all of them.",
    },
    {
      title: "It sits beside your mail",
      description: "Outlook, Excel and Teams open the same record. Nobody learns a new sign-in.",
    },
    {
      title: "You add, you do not migrate",
      description: "The second application finds the customers of the first already there.",
    },
    {
      title: "It follows your rules",
      description:
        "Who may see a margin or grant a discount is set by role, and tested in that role.",
    },
  ],
} as const;

const customer = "Customer";
const order = "Order";

export const industries = {
  becomes: "becomes",
  heading: "Dynamics 365 in the words of your trade.",
  lead: "Forms and fields take the names your people already use. What they save you depends on your trade.",
  industries: [
    {
      icon: Factory,
      name: "Manufacturing",
      labels: [
        { from: customer, to: "Dealer" },
        { from: order, to: "Job" },
      ],
      description: "The quote reads the stock, so the date it promises is one the shop can keep.",
    },
    {
      icon: ShoppingBag,
      name: "Retail",
      labels: [
        { from: customer, to: "Member" },
        { from: order, to: "Basket" },
      ],
      description: "Counter, website and telephone sell from the same shelf, down to the last one.",
    },
    {
      icon: Landmark,
      name: "Financial Services",
      labels: [
        { from: customer, to: "Household" },
        { from: order, to: "Policy" },
      ],
      description: "One page per family: what they hold, who advised them, and what they signed.",
    },
    {
      icon: HeartPulse,
      name: "Healthcare",
      labels: [
        { from: customer, to: "Patient" },
        { from: order, to: "Visit" },
      ],
      description: "Referral, appointment and invoice agree. The chart stays in its own system.",
    },
    {
      icon: BriefcaseBusiness,
      name: "Professional Services",
      labels: [
        { from: customer, to: "Client" },
        { from: order, to: "Matter" },
      ],
      description: "Hours go from the calendar to the invoice, and the budget shows what is left.",
    },
    {
      icon: HandHeart,
      name: "Non-Profit",
      labels: [
        { from: customer, to: "Donor" },
        { from: order, to: "Gift" },
      ],
      description: "A gift keeps its purpose from the letter it came with to the audit.",
    },
  ],
} as const;

export const process = {
  heading: "The old system leaves one department at a time.",
  lead: "How much of a day's work each of the two carries while we move you. Dashed is the rehearsal, with a copy of your data.",
  from: "Old system",
  to: "Dynamics 365",
  steps: [
    {
      title: "Follow an order",
      description:
        "We go along with one, from call to payment, and mark every place it is retyped.",
    },
    {
      title: "Set up",
      description:
        "Your words, your rules, your price lists, tried by the people who will use them.",
    },
    {
      title: "Rehearse",
      description: "Your data moves over for practice until both sides agree to the cent.",
      carries: "rehearsal",
    },
    {
      title: "Hand over",
      description:
        "One department after another. The old system stays readable until you close it.",
      carries: "work",
    },
  ],
} as const;

export const callToAction = {
  heading: "Bring your most stubborn order.",
  text: "We follow it through a running system, from the first call to the payment. You tell us where yours would get stuck.",
  actions: [
    { label: "Schedule Consultation", to: "contact" },
    { label: "View All Microsoft Services", to: "microsoft-licensing" },
  ],
} as const;
