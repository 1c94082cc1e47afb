import { Factory, HeartPulse, Landmark, ShoppingBag } from "lucide";
import type { Icon, Point } from "~/content-types";
import type { FrameContent, Reading, State } from "~/illustrations/IllustrationFrame";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { SplitSectionContent } from "~/sections/SplitSection";
import type { Step } from "~/sections/Steps";
import { booking } from "~/site/booking";
import { company } from "~/site/company";
import { consultation } from "~/site/terms";
import type { DecisionMatrixContent } from "./DecisionMatrix";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "AI for invoices, forms and company documents, tested on your own data in a fixed-price pilot. For healthcare, finance, retail and manufacturing.";

export const hero = {
  name: "AI Consulting",
  heading: "AI does the typing. You decide.",
  lead: "We test AI on your own documents in a fixed-price pilot of about four weeks. You see how many hours it saves before you pay for more.",
  actions: [
    { label: "Schedule a Consultation", ...booking },
    { label: "View Our Work", to: "portfolio" },
  ],
} as const satisfies HeroContent;

export const heroIllustration = {
  title: "Invoices read by AI",
  note: "example",
  invoices: [
    { name: "Acme Supply", amount: "$1,240.00", state: "good" },
    { name: "Midtown Gas", amount: "$310.55", state: "good" },
    { name: "Lantern LLC", amount: "$8,900.00", state: "watch" },
    { name: `City of ${company.address.city}`, amount: "$76.20", state: "good" },
  ],
  typed: { name: "Entered without typing", reading: "4 of 4" },
  question: "1 over your limit: needs approval",
} as const satisfies FrameContent & {
  invoices: readonly { name: string; amount: string; state: State }[];
  typed: Reading;
  question: string;
};

export const services = {
  heading: "AI services, each tested first",
  lead: "Our analyst and machine learning engineer run each pilot. AI subscriptions cost extra.",
  services: [
    {
      question: "Would AI help us at all?",
      title: "AI readiness review",
      description:
        "In the first week of each pilot, we sit with your team, list the tasks that repeat and put the best candidates at the top.",
    },
    {
      question: "Could it do our data entry?",
      title: "Document automation",
      description:
        "AI reads invoices, orders and forms into the system you already use. Your team checks the entries it's unsure of, and a sample of the others.",
    },
    {
      question: "Could it find answers for us?",
      title: "Company assistants",
      description:
        "Your team asks a question and gets the paragraph from your own manuals, with its page number. If nothing matches, the assistant says so.",
    },
    {
      question: "Could it predict demand?",
      title: "Forecasting",
      description:
        "We estimate demand, inventory and late payments from your own history. Each month, you see the forecast beside the result.",
    },
  ],
} as const satisfies SectionContent & { services: readonly (Point & { question: string })[] };

export const decision = {
  heading: "Which tasks are right for AI?",
  lead: "That depends on how often the task comes up and what a mistake costs.",
  columns: ["Once in a while", "Every day"],
  rows: ["A mistake is expensive", "A mistake is cheap"],
  cells: [
    {
      title: "Leave it to people",
      description: "Hiring, discounts, replies to complaints. These need your own judgment.",
    },
    {
      title: "AI drafts, you approve",
      description: "Quotes, letters, purchase orders. Checking takes less time than writing.",
    },
    {
      title: "Not worth building",
      description: "The holiday card list. A regular AI chat tool or an hour of work will do.",
    },
    {
      title: "Let it run",
      description: "Sorting mail, tagging documents, naming photos. You check a sample.",
      flag: "Start here",
    },
  ],
} as const satisfies SplitSectionContent & DecisionMatrixContent;

export const industries = {
  heading: "AI examples by industry",
  becomes: "to",
  lead: "Where a mistake is expensive, your team approves the result. Patient data goes only to AI services that sign a HIPAA agreement (BAA).",
  industries: [
    {
      icon: HeartPulse,
      name: "Healthcare",
      applications: [
        { from: "Faxed referrals", to: "chart entries that a nurse confirms" },
        { from: "Visits recorded with consent", to: "visit notes in your clinician's format" },
        { from: "Denied claims", to: "draft appeals that quote the policy" },
      ],
    },
    {
      icon: Landmark,
      name: "Finance",
      applications: [
        { from: "Bank statements", to: "matched transactions, exceptions first" },
        { from: "Loan files", to: "a list of missing documents" },
        { from: "Card payments", to: "a short list of suspicious charges" },
      ],
    },
    {
      icon: ShoppingBag,
      name: "Retail & E-commerce",
      applications: [
        { from: "Supplier spreadsheets", to: "product pages in your own style" },
        { from: "Three years of sales", to: "order quantities for each store" },
        { from: "Overnight questions", to: "draft replies by morning" },
      ],
    },
    {
      icon: Factory,
      name: "Manufacturing",
      applications: [
        { from: "Bearing vibration", to: "an early warning of wear" },
        { from: "Photos from the line", to: "a list of parts to inspect" },
        { from: "Drawings and specs", to: "a draft quote with materials priced" },
      ],
    },
  ],
} as const satisfies SectionContent & {
  becomes: string;
  industries: readonly {
    icon: Icon;
    name: string;
    applications: readonly Record<"from" | "to", string>[];
  }[];
};

export const benefits = {
  heading: "Benefits of AI you control",
  benefits: [
    {
      title: "Hours",
      description: "For example, typing in 300 invoices took 20 hours a month. The checks take 3.",
    },
    {
      title: "Accuracy",
      description:
        "AI can misread a digit too, so software checks totals and your team checks unsure entries and a sample.",
    },
    {
      title: "Speed",
      description:
        "When a customer writes at night, a draft reply is waiting when you open for business.",
    },
    {
      title: "Knowledge",
      description: "When a colleague retires, the procedures they wrote down are still searchable.",
    },
    {
      title: "Planning",
      description:
        "Each forecast shows how far off earlier ones were, so you know how much to trust it.",
    },
    {
      title: "Control",
      description:
        "The AI services we use don't train public models on your data, and you can turn off any task.",
    },
  ],
} as const satisfies SectionContent & { benefits: readonly Point[] };

export const process = {
  heading: "How an AI project runs",
  lead: "Steps 1 and 2 are the pilot. Before the test starts, we agree on the target, such as 95% of invoices read without an error.",
  steps: [
    {
      title: "Review",
      description:
        "Week 1. Our analyst notes which tasks repeat and how long they take today. You keep the list.",
      gate: "Is one task worth it?",
      exit: "If not, we stop.",
    },
    {
      title: "Test",
      description:
        "Weeks 2 to 4. AI does one task on your own documents, alongside your team. You keep the results.",
      gate: "Did it hit the target?",
      exit: "If not, we stop.",
    },
    {
      title: "Build",
      description:
        "At a price agreed first, we connect it to the programs you use. You own the code we write.",
      gate: "Does your team use it?",
      exit: "If not, we remove it.",
    },
    {
      title: "Measure",
      description: "A one-page report each month shows work done, hours saved, errors and cost.",
      gate: "Does it still pay?",
      exit: "If not, you can end support any month.",
    },
  ],
} as const satisfies SectionContent & {
  steps: readonly (Step & Record<"gate" | "exit", string>)[];
};

export const callToAction = {
  heading: "Find your first task for AI",
  text: `Book ${consultation.name} and describe a task that takes too long. We'll tell you whether AI is right for it, and you get a price range for a pilot.`,
  actions: [
    { label: "Schedule a Consultation", ...booking },
    { label: "Learn About Us", to: "about" },
  ],
} as const satisfies CallToActionContent;
