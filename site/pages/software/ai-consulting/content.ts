import { Factory, HeartPulse, Landmark, ShoppingBag } from "lucide";
import type { IconNode, Point, State } from "~/content-types";
import type { FrameContent, Reading } from "~/illustrations/IllustrationFrame";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { Step } from "~/sections/Steps";
import { booking } from "~/site/booking";
import { company } from "~/site/company";
import { consultation, terms } from "~/site/terms";
import type { serviceDrawings } from "./drawings";
import type { HoursSavedContent } from "./HoursSaved";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "AI for invoices, forms and company documents, tested on your own data in a fixed-price pilot.";

export const hero: HeroContent = {
  name: "AI Consulting",
  heading: "AI does the typing. You decide.",
  lead: "In a fixed-price pilot of about four weeks, we test AI on your own documents, so you see the hours saved before you pay for more.",
  actions: [
    { label: "Schedule a Consultation", ...booking },
    { label: "View Our Work", to: "portfolio" },
  ],
};

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
  question: "1 over your limit: needs a second approval",
} as const satisfies FrameContent & {
  invoices: readonly { name: string; amount: string; state: State }[];
  typed: Reading;
  question: string;
};

export const services: SectionContent & {
  services: readonly (Point & { question: string; drawing: keyof typeof serviceDrawings })[];
} = {
  heading: "AI services, starting with a pilot",
  lead: "An analyst and a machine learning engineer run each pilot. AI subscriptions cost extra.",
  services: [
    {
      question: "Would AI help us at all?",
      drawing: "ranking",
      title: "AI readiness review",
      description: "We rank repetitive tasks by the hours AI could save.",
    },
    {
      question: "Could it do our data entry?",
      drawing: "reading",
      title: "Document automation",
      description: "AI copies invoices, orders and forms into the system you already use.",
    },
    {
      question: "Could it find answers for us?",
      drawing: "answer",
      title: "Company assistants",
      description:
        "Each answer is a paragraph from your manuals with its page number, or a note that nothing matches.",
    },
    {
      question: "Could it predict demand?",
      drawing: "forecast",
      title: "Forecasting",
      description: "We estimate demand, inventory and late payments from your records.",
    },
  ],
};

export const decision: SectionContent & {
  columns: readonly [string, string];
  rows: readonly [string, string];
  /** Row by row; a flag is a short label above the title. */
  cells: readonly (Point & { flag?: string })[];
} = {
  heading: "Which tasks are right for AI?",
  lead: "It depends on how often a task comes up and what a mistake costs.",
  columns: ["Once in a while", "Every day"],
  rows: ["A mistake is expensive", "A mistake is cheap"],
  cells: [
    {
      title: "Leave it to people",
      description: "Hiring, discounts and replies to complaints need your judgment.",
    },
    {
      title: "AI drafts, you approve",
      description: "Quotes, letters and invoices take longer to type than to check.",
    },
    {
      title: "Not worth building",
      description: "For a party invitation, a regular AI chat tool is enough.",
    },
    {
      title: "AI does it, you check a sample",
      description: "AI sorts mail, tags documents and labels photos.",
      flag: "Safest place to start",
    },
  ],
};

export const industries: SectionContent & {
  becomes: string;
  industries: readonly {
    icon: IconNode;
    name: string;
    applications: readonly Record<"from" | "to", string>[];
  }[];
} = {
  heading: "AI examples by industry",
  becomes: "become",
  lead: "Patient data goes only to AI vendors that sign a HIPAA agreement (BAA).",
  industries: [
    {
      icon: HeartPulse,
      name: "Healthcare",
      applications: [
        { from: "Faxed referrals", to: "chart entries a nurse confirms" },
        { from: "Recorded visits (with consent)", to: "notes in your clinician's format" },
        { from: "Denied claims", to: "draft appeals that quote the policy" },
      ],
    },
    {
      icon: Landmark,
      name: "Finance",
      applications: [
        { from: "Bank statements", to: "transactions matched to your books" },
        { from: "Loan files", to: "a list of missing documents" },
        { from: "Card payments", to: "a list of suspicious charges" },
      ],
    },
    {
      icon: ShoppingBag,
      name: "Retail & E-commerce",
      applications: [
        { from: "Vendor spreadsheets", to: "product pages in your style" },
        { from: "Three years of sales", to: "order quantities per store" },
        { from: "Overnight questions", to: "draft replies by morning" },
      ],
    },
    {
      icon: Factory,
      name: "Manufacturing",
      applications: [
        { from: "Bearing vibrations", to: "an early warning of wear" },
        { from: "Photos from the line", to: "a list of parts to inspect" },
        { from: "Drawings and specs", to: "a draft quote with materials priced" },
      ],
    },
  ],
};

export const benefits: SectionContent & HoursSavedContent & { benefits: readonly Point[] } = {
  heading: "What you gain from AI",
  lead: "Example: entering 300 invoices a month, by hand and then with AI.",
  before: { hours: 20, of: "hours of typing" },
  after: { hours: 3, of: "hours of checking" },
  benefits: [
    {
      title: "Fewer hours of typing",
      description: "Your team spends those hours on customers.",
    },
    {
      title: "Mistakes caught early",
      description:
        "AI can misread a digit, so software checks totals, and your team checks each invoice before it's paid.",
    },
    {
      title: "Faster replies",
      description: "Your team edits a draft instead of starting from nothing.",
    },
    {
      title: "Procedures you can search",
      description: "You still find what a retired colleague wrote down.",
    },
    {
      title: "Forecasts with a track record",
      description: "Each forecast shows how far off the earlier ones were.",
    },
    {
      title: "Your data doesn't train AI",
      description: "Our contracts with AI services forbid it.",
    },
  ],
};

export const process: SectionContent & {
  steps: readonly (Step & Record<"gate" | "exit", string>)[];
} = {
  heading: "How an AI project runs",
  lead: "Steps 1 and 2 are the pilot, each at a fixed price. A target for step 2 could be 95% of invoices read without errors.",
  steps: [
    {
      title: "Review",
      when: "Week 1",
      description:
        "Our analyst lists repeated tasks and how long they take, and you keep the list.",
      gate: "Is a task worth testing?",
      exit: "If not, we stop, and you pay for the review only.",
    },
    {
      title: "Test",
      when: "Weeks 2 to 4",
      description: "AI does one task alongside your team, and you keep the results.",
      gate: "Did it hit the target?",
      exit: "If not, we stop, and you pay for the pilot only.",
    },
    {
      title: "Build",
      when: "After the pilot",
      description: "We connect AI to your programs at an agreed price, and you own the code.",
      gate: "Does your team use it?",
      exit: "If not, we remove it, and you pay nothing beyond the build.",
    },
    {
      title: "Measure",
      when: "Each month",
      description: "A one-page report shows hours saved, errors and cost.",
      gate: "Does it still pay?",
      exit: `If not, you can end support with ${terms.managed.notice}' notice.`,
    },
  ],
};

export const callToAction: CallToActionContent = {
  heading: "Find your first task for AI",
  text: `Book ${consultation.name} about a task that takes too long. You hear whether AI suits it, with a price range for a pilot.`,
  actions: [
    { label: "Schedule a Consultation", ...booking },
    { label: "Learn About Us", to: "about" },
  ],
};
