import { Factory, HeartPulse, Landmark, ShoppingBag } from "lucide";
import { company } from "~/site/company";
import { consultation } from "~/site/terms";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "AI for invoices, forms and company documents, tested on your own data in a fixed-price pilot. For healthcare, finance, retail and manufacturing.";

export const hero = {
  page: "ai-consulting",
  name: "AI Consulting",
  heading: "AI does the typing. You decide.",
  lead: "We test AI on your own documents in a fixed-price pilot of about four weeks. You see how many hours it saves before you pay for more.",
  actions: [
    { label: "Schedule a Consultation", to: "contact" },
    { label: "View Our Work", to: "portfolio" },
  ],
} as const;

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
} as const;

export const services = {
  heading: "AI services, each tested first",
  lead: "Our analyst and machine learning engineer run each pilot. AI subscriptions aren't included; your quote lists them separately.",
  services: [
    {
      question: "Would AI help us at all?",
      title: "AI Readiness Review",
      description:
        "The first week of every pilot. We sit with your staff, list the tasks that repeat and rate each one: try it, wait or leave it alone.",
    },
    {
      question: "Could it do our data entry?",
      title: "Document Automation",
      description:
        "AI reads invoices, orders and forms into the system you already use. When it's unsure, one of your staff checks the entry first.",
    },
    {
      question: "Could it find answers for us?",
      title: "Company Assistants",
      description:
        "Your staff ask a question and get the paragraph from your own manuals, with the page number to check. The assistant says so if the answer isn't there.",
    },
    {
      question: "Could it predict demand?",
      title: "Forecasting",
      description:
        "We estimate demand, inventory and late payments from your own history. Each month you see the forecast next to what happened.",
    },
  ],
} as const;

export const decision = {
  heading: "Which tasks suit AI?",
  lead: "Ask how often the task comes up and what a mistake costs. The table shows how much of it to hand over.",
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
      description: "Sorting mail, tagging documents, naming photos. Your staff check a sample.",
      flag: "Start here",
    },
  ],
} as const;

export const industries = {
  heading: "AI examples by industry",
  verb: "turned into",
  lead: "What comes in often, and what AI prepares from it. Where a mistake is expensive, one of your staff approves the result.",
  industries: [
    {
      icon: HeartPulse,
      name: "Healthcare",
      applications: [
        { from: "Faxed referrals", to: "chart entries that a nurse confirms" },
        { from: "Recorded visits", to: "visit notes in your clinician's format" },
        { from: "Denied claims", to: "appeal letters that quote the policy" },
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
        { from: "Bearing vibration", to: "a warning before the bearing fails" },
        { from: "Photos from the line", to: "a list of parts to inspect" },
        { from: "Drawings and specs", to: "a draft quote with materials priced" },
      ],
    },
  ],
} as const;

export const benefits = {
  heading: "Benefits of AI, under your control",
  benefits: [
    {
      title: "Hours",
      description:
        "An example: typing in 300 invoices a month took 20 hours. Checking them takes 3.",
    },
    {
      title: "Accuracy",
      description:
        "AI can misread a digit too, so software checks totals and your staff check samples.",
    },
    {
      title: "Speed",
      description: "When a customer writes at night, a draft reply is waiting when you open.",
    },
    {
      title: "Knowledge",
      description: "When a colleague retires, the procedures they wrote down are searchable.",
    },
    {
      title: "Planning",
      description:
        "Each forecast shows how far off earlier ones were, so you know how much to trust it.",
    },
    {
      title: "Control",
      description: "Your data isn't used to train public models, and you can turn off any task.",
    },
  ],
} as const;

export const process = {
  heading: "How an AI project runs",
  lead: "Steps 1 and 2 are the fixed-price pilot. We agree up front on a number that decides whether to go on, such as 95% of invoices with every field right.",
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
        "Weeks 2 to 4. AI does one task on your own documents, next to your staff. You keep the results.",
      gate: "Did it reach the number?",
      exit: "If not, we stop.",
    },
    {
      title: "Build",
      description:
        "At a price agreed first, we connect it to the programs you use. You own the code we write.",
      gate: "Do your staff use it?",
      exit: "If not, we take it out again.",
    },
    {
      title: "Measure",
      description: "Each month, a one-page report: work done, hours saved, errors and cost.",
      gate: "Does it still pay?",
      exit: "If not, you can end support any month.",
    },
  ],
} as const;

export const callToAction = {
  heading: "Find your first task for AI",
  text: `Book ${consultation.name} and describe a task that takes too long. ${consultation.softwareOutcome}`,
  actions: [
    { label: "Schedule a Consultation", to: "contact" },
    { label: "Learn About Us", to: "about" },
  ],
} as const;
