import { Factory, HeartPulse, Landmark, ShoppingBag } from "lucide";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "Where AI saves hours, where it does not, and how to tell before paying for it. Practical work in healthcare, finance, retail and manufacturing.";

export const hero = {
  page: "ai-consulting",
  name: "AI Consulting",
  heading: "Let it type. You decide.",
  lead: "We find the work that a machine does well, try it on your own papers, and show what it saves before you pay for more. Where it does not help, we say so.",
  actions: [
    { label: "Schedule a Consultation", to: "contact" },
    { label: "View Our Work", to: "portfolio" },
  ],
} as const;

export const heroIllustration = {
  title: "Invoices to rows",
  note: "example",
  invoices: [
    { name: "Acme Supply", amount: "$1,240.00", state: "good" },
    { name: "Midtown Gas", amount: "$310.55", state: "good" },
    { name: "Lantern LLC", amount: "$8,900.00", state: "watch" },
    { name: "City of St. Louis", amount: "$76.20", state: "good" },
  ],
  typed: { name: "Typed by hand", reading: "0" },
  question: "One asks a person: over the limit",
} as const;

export const services = {
  heading: "Start with whether it helps at all.",
  lead: "Clients ask these questions in this order. Some need no more than the first answer.",
  services: [
    {
      question: "Would it help us at all?",
      title: "AI Readiness Review",
      description:
        "We sit beside your people and list the tasks that repeat. Each gets an honest mark: try it, wait, or never.",
    },
    {
      question: "Could it do the typing?",
      title: "Document Automation",
      description:
        "Invoices, orders and forms become rows in the system you already use. What it is unsure of, a person sees first.",
    },
    {
      question: "Could it find the answer?",
      title: "Company Assistants",
      description:
        "Staff ask in plain words and get the paragraph from your own manuals, with the page it stands on. If nothing is written, it says so.",
    },
    {
      question: "Could it see what comes next?",
      title: "Forecasting",
      description:
        "Demand, stock and late payers, estimated from your own history. Every month the guess is laid beside what happened.",
    },
  ],
} as const;

export const decision = {
  heading: "Two questions sort every idea.",
  lead: "How often does the task come up, and what does a mistake cost? The answers say how far to let go of it.",
  columns: ["Once in a while", "Every day"],
  rows: ["A mistake is expensive", "A mistake is cheap"],
  cells: [
    {
      title: "Leave it to people",
      description: "Hiring, discounts, the letter after a complaint. A machine has no stake in it.",
    },
    {
      title: "It drafts, a person signs",
      description: "Quotes, denials, purchase orders. Reading takes less time than writing.",
    },
    {
      title: "Do not build it",
      description: "The holiday card list. An ordinary chat window is enough, or an hour of work.",
    },
    {
      title: "Let it run",
      description: "Sorting mail, reading invoices, naming photos. A person checks a sample.",
      flag: "Start here",
    },
  ],
} as const;

export const industries = {
  heading: "What it does in a clinic, a bank, a shop and a plant.",
  verb: "become",
  lead: "Something arrives, the machine prepares it. Where a mistake is expensive, one of your people signs.",
  industries: [
    {
      icon: HeartPulse,
      name: "Healthcare",
      applications: [
        { from: "Faxed referrals", to: "chart entries that a nurse confirms" },
        { from: "Recorded visits", to: "notes in the clinician's own format" },
        { from: "Denied claims", to: "appeal letters with the policy quoted" },
      ],
    },
    {
      icon: Landmark,
      name: "Finance",
      applications: [
        { from: "Bank statements", to: "matched lines, the odd ones on top" },
        { from: "Loan files", to: "a list of what is still missing" },
        { from: "Card payments", to: "the few that look unlike the customer" },
      ],
    },
    {
      icon: ShoppingBag,
      name: "Retail & E-commerce",
      applications: [
        { from: "Supplier sheets", to: "product pages in your own voice" },
        { from: "Three winters of sales", to: "order quantities, store by store" },
        { from: "Order questions at night", to: "drafted replies by morning" },
      ],
    },
    {
      icon: Factory,
      name: "Manufacturing",
      applications: [
        { from: "Bearing vibration", to: "a warning while it still turns" },
        { from: "Photos off the line", to: "flawed parts, set aside" },
        { from: "Drawings and specs", to: "a quote draft with the material priced" },
      ],
    },
  ],
} as const;

export const benefits = {
  heading: "Hours back, and a switch on every job.",
  benefits: [
    {
      title: "Hours.",
      description: "Nobody copies from one screen to another. It shows on the calendar first.",
    },
    {
      title: "Accuracy.",
      description: "A machine does not swap digits at five o'clock. What it cannot read, it flags.",
    },
    {
      title: "Speed.",
      description: "Whoever writes to you at night has a draft waiting when you open.",
    },
    {
      title: "Memory.",
      description: "What the colleague who retires knows can still be asked on Tuesday.",
    },
    {
      title: "Foresight.",
      description: "Forecasts arrive with how wrong they were last month, so you know the margin.",
    },
    {
      title: "Control.",
      description:
        "Your data trains nobody else's model. Every answer is logged, every job has a switch.",
    },
  ],
} as const;

export const process = {
  heading: "You may stop after every step.",
  lead: "You pay for one at a time. At the end of each there is a question, and no is a good answer.",
  steps: [
    {
      title: "Listen",
      description:
        "A few days beside your people. We count what repeats and how long it takes today.",
      gate: "Is one task worth it?",
      exit: "If not, you keep the list.",
    },
    {
      title: "Try",
      description:
        "One task, your own documents, next to the old way, so that the two can be compared.",
      gate: "Is it right often enough?",
      exit: "If not, you keep the results.",
    },
    {
      title: "Build in",
      description:
        "It moves into the programs you use, with rights, a log, and a person for the doubtful cases.",
      gate: "Do people use it unasked?",
      exit: "If not, we take it out again.",
    },
    {
      title: "Measure",
      description:
        "Once a month, one page: what it did, what it asked, what it got wrong, what it cost.",
      gate: "Does it still pay?",
      exit: "If not, it is switched off that day.",
    },
  ],
} as const;

export const callToAction = {
  heading: "Bring the task nobody wants.",
  text: "Half an hour, free. You describe it; we say whether a machine should do it, and how we would find out.",
  actions: [
    { label: "Schedule a Consultation", to: "contact" },
    { label: "Learn About Us", to: "about" },
  ],
} as const;
