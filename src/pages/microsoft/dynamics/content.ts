import { BriefcaseBusiness, Factory, HandHeart, HeartPulse, Landmark, ShoppingBag } from "lucide";
import { startingPriceOf } from "../content/solutions";

/** For search results and link previews, 70 to 155 characters. */
export const description = `Sales, service, finance and supply chain in one system, from ${startingPriceOf("dynamics")}. Six applications, six industries and a four-step rollout.`;

export const hero = {
  page: "dynamics",
  name: "Dynamics 365",
  statement: "Type the order once.",
  lead: `Sales, the warehouse, the books and the service desk work on one record. What one desk enters, the next one already knows. Starting at ${startingPriceOf("dynamics")}.`,
  actions: [
    { label: "Schedule Demo", to: "contact" },
    { label: "Learn More", to: "portfolio" },
  ],
} as const;

const learnMore = { label: "Learn More", to: "contact" } as const;

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
      action: learnMore,
    },
    {
      title: "Customer Service",
      description:
        "Whoever picks up sees what was bought, what was said last time, and what is still owed.",
      action: learnMore,
    },
    {
      title: "Marketing",
      description:
        "A mailing is counted by the orders it brought, not by how many people opened it.",
      action: learnMore,
    },
    {
      title: "Finance",
      description:
        "The invoice is the order with a due date. Closing the month is checking, not typing.",
      action: learnMore,
    },
    {
      title: "Supply Chain",
      description:
        "Stock is reserved when the customer says yes. Purchasing hears of a gap before the customer does.",
      action: learnMore,
    },
    {
      title: "Human Resources",
      description:
        "Who is trained for the job, who is on leave, and who can stand on the customer's roof on Thursday.",
      action: learnMore,
    },
  ],
} as const;

export const reasons = {
  heading: "Fifteen bridges, or none.",
  lead: "Six programs that have to agree need a bridge between every two of them. Each bridge is somebody's job.",
  apart: {
    names: ["Contacts", "Quotes", "Stock", "Accounting", "Tickets", "Payroll"],
    label: "bridges between six programs, bought, built or typed by hand",
  },
  together: {
    names: ["Sales", "Finance", "Supply Chain", "Service", "Marketing", "HR"],
    center: "one record",
    label: "bridges between six applications on one record",
  },
  reasons: [
    {
      title: "A customer exists once",
      description: "A new address is changed at one desk and right at all of them.",
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
      description: "Who may see a margin or grant a discount is set once and kept everywhere.",
    },
  ],
} as const;

const customer = "Customer";
const order = "Order";

export const industries = {
  heading: "Your words on the labels.",
  lead: "Forms and fields take the names your people already use. What they save follows the trade.",
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
      description: "One page a family: what they hold, who advised them, and what they signed.",
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
  heading: "The old system leaves by degrees.",
  lead: "How much of a day's work each of the two carries while we move you. Not to scale, but in this order.",
  from: "Old system",
  to: "Dynamics 365",
  steps: [
    {
      title: "Follow an order",
      description: "We walk behind one, from call to payment, and mark every place it is retyped.",
      moved: 0,
    },
    {
      title: "Set up",
      description:
        "Your words, your rules, your price lists, tried by the people who will use them.",
      moved: 0.08,
    },
    {
      title: "Rehearse",
      description: "Your data moves over for practice until both sides agree to the cent.",
      moved: 0.3,
    },
    {
      title: "Hand over",
      description:
        "One department after another. The old system stays readable until you close it.",
      moved: 1,
    },
  ],
} as const;

export const callToAction = {
  heading: "Bring your most stubborn order.",
  text: "We follow it through a running system, from the first call to the payment. You say where yours would get stuck.",
  actions: [
    { label: "Schedule Consultation", to: "contact" },
    { label: "View All Microsoft Services", to: "microsoft-licensing" },
  ],
} as const;
