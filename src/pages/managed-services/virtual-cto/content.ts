import {
  Flag,
  Handshake,
  Phone,
  Route,
  Scale,
  Telescope,
  TriangleAlert,
  UserRoundCog,
} from "lucide";
import type { Feature } from "~/content-types";
import type { FrameContent } from "~/illustrations/IllustrationFrame";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { HeroContent } from "~/sections/Hero";
import type { Option } from "~/sections/OptionCards";
import type { SectionContent } from "~/sections/Section";
import type { SplitSectionContent } from "~/sections/SplitSection";
import type { Step } from "~/sections/Steps";
import type { TimelineEntry } from "~/sections/Timeline";
import { booking } from "~/site/booking";
import { promises } from "~/site/promises";
import { consultation, terms } from "~/site/terms";
import type { YearPlanContent } from "./YearPlan";

/** For search results and link previews, 70 to 155 characters. */
export const description = `A part-time chief technology officer for small companies: roadmap, budget and vendor negotiation, with ${promises.leadership} years of leadership experience.`;

export const hero = {
  name: "Virtual CTO",
  heading: "A chief technology officer, for the days you need one",
  lead: "Our Director of Technology and senior engineers write your technology plan, put prices on it and join your vendor meetings. You pay by project or by month.",
  actions: [
    { label: "Schedule a Consultation", ...booking },
    { label: "View Our Portfolio", to: "home", about: "by way of the home page" },
  ],
} as const satisfies HeroContent;

export const heroIllustration = {
  title: "Technology roadmap",
  note: "example year",
  quarters: ["Q1", "Q2", "Q3", "Q4"],
  projects: [
    { name: "Replace phones", variant: "done" },
    { name: "Files to the cloud", variant: "done" },
    { name: "New accounting", variant: "next" },
    { name: "Sales dashboard", variant: "later" },
    { name: "Security work, every quarter", variant: "always" },
  ],
  legend: { done: "done", next: "next", later: "later" },
} as const satisfies FrameContent & {
  quarters: readonly string[];
  projects: readonly { name: string; variant: "done" | "next" | "later" | "always" }[];
  legend: Record<"done" | "next" | "later", string>;
};

export const benefits = {
  heading: "Benefits of a virtual CTO",
  lead: "Tomas Reyes, our Director of Technology, is responsible for your technology plan. For example, one firm of 45 drops three overlapping software contracts and pays 18% less for licenses.",
  features: [
    {
      icon: Scale,
      title: "Senior advice without the salary",
      description: "A director plans with you, and you pay by the project or the month.",
    },
    {
      icon: Route,
      title: "A plan with prices",
      description: "Four quarters on one page: what you buy, what you retire and what each costs.",
    },
    {
      icon: Telescope,
      title: "Technology that follows the business",
      description:
        "Before you open a location or launch a product, we work out what technology it needs.",
    },
    {
      icon: TriangleAlert,
      title: "Risks with an owner and a date",
      description: "Each weak spot gets an owner and a deadline, unless you decide to accept it.",
    },
  ],
} as const satisfies SplitSectionContent & { features: readonly Feature[] };

export const process = {
  heading: "How we plan and guide your technology",
  lead: "Steps 1 to 3 take about 30 days and end with a written plan, with prices. Step 4 goes on for as long as you want.",
  steps: [
    {
      title: "Discovery & Assessment",
      description:
        "We read your contracts, look at your systems and ask your team what slows it down.",
    },
    {
      title: "Strategy Development",
      description:
        "You tell us where the business is going. We write down what technology it needs, and what it can drop.",
    },
    {
      title: "Implementation Planning",
      description: "Each project gets a date, a price, an owner and a rollback plan.",
    },
    {
      title: "Ongoing Support & Guidance",
      description:
        "Each quarter we compare the plan with results and adjust it. In between, we have a monthly check-in call.",
    },
  ],
} as const satisfies SectionContent & { steps: readonly Step[] };

export const experience = {
  heading: `Tomas Reyes brings ${promises.leadership} years of leadership experience`,
  lead: "He leads our Virtual CTO work, and you meet him before you sign. This is what he has led companies through.",
  eras: [
    {
      who: "Servers in the closet",
      what: "Backups on tape, taken home in an employee's bag.",
    },
    {
      who: "Virtual machines",
      what: "Many servers on one machine, with a second in case it fails.",
    },
    {
      who: "The cloud",
      what: "What to move, what to keep and how to read the bill.",
    },
    {
      who: "AI",
      what: "Where it saves hours, and where a person must decide.",
    },
  ],
} as const satisfies SectionContent & { eras: readonly TimelineEntry[] };

export const offer = {
  heading: "What we have to offer each quarter",
  lead: "An example year, by quarter. Yours follows your fiscal year and starts with your most urgent problem.",
  column: "What we do",
  quarters: ["Q1", "Q2", "Q3", "Q4"],
  nothingDue: "Nothing due",
  rows: [
    {
      name: "Technology roadmap",
      description: "All projects on one page, in the order they have to happen.",
      due: ["Written", "Reviewed", "Reviewed", "Updated"],
    },
    {
      name: "Budget planning",
      description: "Licenses, leases and hardware, priced ahead of the year.",
      due: [undefined, "Priced", "Drafted", "Approved"],
    },
    {
      name: "Vendor negotiation",
      description:
        "We compare quotes, read contracts to the last page and tell you what to cancel before it renews automatically.",
      due: ["Checked", undefined, "Quotes in", "Signed"],
    },
    {
      name: "Security and compliance",
      description:
        "Weak spots ranked by risk, policies people can follow, records ready for an audit.",
      due: ["Assessed", "Fixed", "Tested", "Reported"],
    },
    {
      name: "Project oversight",
      description:
        "While a project runs, your project lead meets with you weekly and tells you if it's late.",
      due: ["Weekly", "Weekly", "Weekly", "Weekly"],
    },
    {
      name: "Team development",
      description: "Roles, training and hiring for your own IT team.",
      due: [undefined, "Trained", undefined, "Reviewed"],
    },
  ],
} as const satisfies SectionContent & YearPlanContent;

export const models = {
  heading: "Ways to hire a virtual CTO",
  lead: `Projects have a fixed price and an end date. The others run month to month, with ${terms.managed.notice}' notice.`,
  options: [
    {
      icon: Flag,
      title: "Project-Based",
      description: "Help with one decision or project.",
      points: [
        "Scope, price and end date up front",
        "One lead from start to finish",
        "Vendor quotes side by side",
        "Documents your team can work from",
      ],
    },
    {
      icon: Handshake,
      title: "Ongoing Advisory",
      description: "Advice all year, for a monthly fee.",
      flag: "Most Popular",
      points: [
        "A monthly check-in call",
        "A quarterly review of your plan",
        "Budget and renewals prepared",
        "Advice before you sign a contract",
      ],
    },
    {
      icon: UserRoundCog,
      title: "Interim CTO",
      description: "In charge until you hire, at a monthly rate.",
      points: [
        "A leader for your IT team",
        "Projects and vendors keep moving",
        "Help with hiring your own CTO",
        "A written summary for your new CTO",
      ],
    },
  ],
} as const satisfies SectionContent & { options: readonly Option[] };

export const callToAction = {
  heading: "Talk through your next technology decision",
  text: `Bring the decision you keep putting off to ${consultation.name}. We lay out the options with price ranges, and say which one we'd choose.`,
  actions: [
    { label: "Schedule Free Consultation", ...booking },
    { label: "Find our phone number", icon: Phone, to: "home", about: "on the home page" },
  ],
} as const satisfies CallToActionContent;
