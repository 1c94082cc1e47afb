import { Flag, Handshake, Route, Scale, Telescope, TriangleAlert, UserRoundCog } from "lucide";
import { company } from "~/site/company";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "Technology leadership for a few days a month: a roadmap, a budget and someone to answer for both, with 20+ years of leadership experience.";

export const hero = {
  name: "Virtual CTO",
  heading: "A technology chief, for the days you need one.",
  lead: "Someone who has run technology before writes your plan, puts prices on it, and sits beside you when a supplier says yes to everything.",
  actions: [
    { label: "Schedule a Consultation", to: "contact" },
    { label: "View Our Portfolio", to: "home", about: "by way of the home page" },
  ],
} as const;

export const benefits = {
  heading: "What changes once someone is in charge.",
  lead: "In most small companies, technology is decided by whoever has a minute. A virtual CTO makes it one person's job.",
  features: [
    {
      icon: Scale,
      title: "Judgment without the salary",
      description:
        "You agree on the days and the monthly price beforehand. On those days, somebody senior has read the file.",
    },
    {
      icon: Route,
      title: "A plan with prices",
      description: "Four quarters on one page: what you buy, what you retire, what each costs.",
    },
    {
      icon: Telescope,
      title: "Technology that follows the business",
      description:
        "Before the new location opens or the new product ships, someone has asked what it needs.",
    },
    {
      icon: TriangleAlert,
      title: "Risks with a name and a date",
      description: "Each weak spot has an owner. You decide which ones to live with.",
    },
  ],
} as const;

export const process = {
  heading: "How it begins, and how it goes on.",
  lead: "The first three steps happen once. The fourth one stays.",
  steps: [
    {
      title: "Discovery & Assessment",
      description:
        "We read the contracts, open the closets and ask your people what slows them down.",
    },
    {
      title: "Strategy Development",
      description:
        "You say where the business is going. We write down what technology has to do for it, and what it can stop doing.",
    },
    {
      title: "Implementation Planning",
      description: "Every project gets its turn, a price, an owner and a way back.",
    },
    {
      title: "Ongoing Support & Guidance",
      description:
        "Once a month we hold the plan against what happened, and correct one of the two.",
    },
  ],
} as const;

export const experience = {
  figure: {
    number: "20+",
    label: "years of leadership experience",
    description:
      "Long enough to have seen three sure things come and go. It is rarely the technology that goes wrong first.",
  },
  eras: [
    {
      title: "A server in the closet",
      description: "Backups went home on tape, in somebody's bag.",
    },
    {
      title: "Virtual machines",
      description: "Many servers became one, and that one had better not fail.",
    },
    {
      title: "The cloud",
      description: "What to move, what to keep, and how to read the bill.",
    },
    {
      title: "AI",
      description: "Where it saves hours, and where it must not decide.",
    },
  ],
} as const;

export const offer = {
  heading: "What we have to offer, quarter by quarter.",
  lead: "A typical year. Yours follows your own fiscal calendar and starts with whatever is most urgent.",
  column: "What we do",
  quarters: ["Q1", "Q2", "Q3", "Q4"],
  nothingDue: "Nothing due",
  rows: [
    {
      name: "Technology roadmap",
      description: "Every project on one page, in the order in which they depend on each other.",
      due: ["Drawn", "Checked", "Checked", "Redrawn"],
    },
    {
      name: "Budget planning",
      description: "Licenses, leases and replacements, known before the year begins.",
      due: [undefined, "Costed", "Drafted", "Approved"],
    },
    {
      name: "Vendor negotiation",
      description:
        "Offers side by side, contracts read to the last page, renewals decided before they run by themselves.",
      due: ["Read", undefined, "Bid out", "Signed"],
    },
    {
      name: "Security and compliance",
      description:
        "Weak spots in order of harm, policies people can follow, audits without a scramble.",
      due: ["Assessed", "Fixed", "Tested", "Reported"],
    },
    {
      name: "Project oversight",
      description: "Someone who asks whether it is done, and whether it is still worth doing.",
      due: ["Weekly", "Weekly", "Weekly", "Weekly"],
    },
    {
      name: "Team development",
      description: "Roles, training and hiring for the people who run your systems.",
      due: [undefined, "Trained", undefined, "Reviewed"],
    },
  ],
} as const;

export const models = {
  heading: "Three ways to work together.",
  lead: "Start with one question, keep the advice, or fill the chair until your own chief arrives.",
  options: [
    {
      icon: Flag,
      title: "Project-Based",
      description: "One question, settled for good.",
      points: [
        "Scope, price and end date first",
        "One lead from kickoff to handover",
        "Offers compared on a single sheet",
        "Documents your team can work from",
      ],
    },
    {
      icon: Handshake,
      title: "Ongoing Advisory",
      description: "A seat at your table, all year.",
      flag: "Most Popular",
      points: [
        "A monthly leadership meeting",
        "The roadmap checked quarterly",
        "Budget and renewals prepared",
        "A call before you sign anything",
      ],
    },
    {
      icon: UserRoundCog,
      title: "Interim CTO",
      description: "The chair is empty. The work goes on.",
      points: [
        "Someone for your team to turn to",
        "Projects and suppliers keep moving",
        "Help with choosing the successor",
        "A written handover, then we leave",
      ],
    },
  ],
} as const;

export const callToAction = {
  heading: "Bring the decision you keep putting off.",
  text: "You leave with an opinion, the reasons behind it, and what you would need to know to disagree.",
  actions: [
    { label: "Schedule Free Consultation", to: "contact" },
    // Goes home, not to the telephone, as the specification has it.
    { label: `Call ${company.phone.text}`, to: "home", about: "by way of the home page" },
  ],
} as const;
