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
import type { Feature, State } from "~/content-types";
import type { FrameContent } from "~/illustrations/IllustrationFrame";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { Card } from "~/sections/CardGrid";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { ServiceTerm } from "~/sections/ServiceTerms";
import type { Step, StepPhase } from "~/sections/Steps";
import { booking } from "~/site/booking";
import { tomas } from "~/site/leaders";
import { promises } from "~/site/promises";
import { consultation, terms } from "~/site/terms";
import type { LeaderBandContent } from "./LeaderBand";
import type { YearPlanContent } from "./YearPlan";

/** For search results and link previews, 70 to 155 characters. */
export const description = `A part-time chief technology officer for small companies: roadmap, budget and vendors, with ${promises.leadership} years of leadership experience.`;

export const hero: HeroContent = {
  name: "Virtual CTO",
  heading: "A part-time chief technology officer",
  lead: "Our Director of Technology writes a technology plan and sits beside you when you talk to vendors.",
  actions: [
    { label: "Schedule a Consultation", ...booking },
    { label: "View Our Portfolio", to: "home", about: "from the home page" },
  ],
};

/** Who leads our clients' engagements. */
const { name: leader } = tomas;

export const inShort: readonly ServiceTerm[] = [
  { label: "Price", value: "By project or month" },
  { label: "Notice", value: `${terms.managed.notice} (monthly plans)` },
  { label: "Led by", value: leader },
  { label: "First plan", value: "In about 30 days" },
];

export const heroIllustration = {
  title: "Technology roadmap",
  note: "example year",
  quarters: ["Q1", "Q2", "Q3", "Q4"],
  projects: [
    { name: "Phone plan, $3,000", state: "good" },
    { name: "Cloud files, $7,000", state: "good" },
    { name: "Payroll, $9,000", state: "watch" },
    { name: "Dashboard, $6,000", state: "idle" },
    { name: "Security work, every quarter", state: undefined },
  ],
  legend: { done: "done", next: "next", later: "later" },
} as const satisfies FrameContent & {
  quarters: readonly string[];
  /** Done, next or later. One without a state is permanent. */
  projects: readonly { name: string; state: State | undefined }[];
  legend: Record<"done" | "next" | "later", string>;
};

export const benefits: SectionContent & { features: readonly Feature[] } = {
  heading: "Benefits of a virtual CTO",
  lead: "A virtual CTO plans software, vendors, budget and staff. Hardware plans belong to IT Infrastructure, and security tests to Cybersecurity.",
  features: [
    {
      icon: Scale,
      title: "Senior advice, part-time",
      description: "You get a director's advice without an executive's salary.",
    },
    {
      icon: Route,
      title: "A plan with prices",
      description: "One page shows what you buy in each quarter, with its cost.",
    },
    {
      icon: Telescope,
      title: "Advice before you expand",
      description: "You know what a new location's technology costs before you sign the lease.",
    },
    {
      icon: TriangleAlert,
      title: "An owner for each risk",
      description: "Each weak spot gets a person and a date, unless you accept the risk.",
    },
  ],
};

export const process: SectionContent & { steps: readonly Step[]; phases: readonly StepPhase[] } = {
  heading: "How a virtual CTO works with you",
  phases: [
    { label: "About 30 days", steps: 3 },
    { label: "Every quarter", steps: 1 },
  ],
  steps: [
    {
      title: "Discovery & Assessment",
      description: "We read your contracts and ask your people what slows them down.",
    },
    {
      title: "Strategy Development",
      description: "You tell us where the business is going, and we write down what it takes.",
    },
    {
      title: "Implementation Planning",
      description: "Each project gets a date, a price, an owner and a rollback plan.",
    },
    {
      title: "Ongoing Support & Guidance",
      description: "We compare the plan with what happened and adjust it.",
    },
  ],
};

export const experience: SectionContent & LeaderBandContent = {
  heading: `${leader} brings ${promises.leadership} years of leadership experience`,
  // The sample's: how many clients he advises at a time.
  lead: "He advises a few companies at a time and says in the free call when he can start. With Ongoing Advisory, he works about a day a month for you, and our founder stands in when he's away. He has led companies through these changes:",
  changes: [
    "From backups on tape to a second data center",
    "From the server room to the cloud",
    "From manual work to AI that a person supervises",
  ],
};

export const offer: SectionContent & YearPlanContent = {
  heading: "What we have to offer: a sample year of advice",
  lead: "Example: a monthly client who also pays for project oversight.",
  column: "What we do",
  quarters: ["Q1", "Q2", "Q3", "Q4"],
  nothingDue: "Nothing planned",
  rows: [
    {
      name: "Technology roadmap",
      description: "All projects, in order.",
      due: ["Written", "Reviewed", "Reviewed", "Updated"],
    },
    {
      name: "Budget planning",
      description: "Next year's licenses, leases and projects.",
      due: [undefined, "Priced", "Drafted", "Approved"],
    },
    {
      name: "Vendor negotiation",
      description:
        "We compare quotes and tell you if a vendor pays us. Example: three rival quotes cut an internet bill by a third.",
      due: ["Bills checked", undefined, "Compared", "Signed"],
    },
    {
      name: "Security and compliance",
      description: "Oversight of tests, policies and audit records.",
      due: ["Gaps ranked", "Fixes tracked", "Tests reviewed", "Reported"],
    },
    {
      name: "Project oversight",
      description: "A meeting each week, priced separately.",
      due: ["Weekly", "Weekly", "Weekly", "Weekly"],
    },
    {
      name: "Team development",
      description: "Roles, training and hiring for your own IT team.",
      due: [undefined, "Trained", undefined, "Reviewed"],
    },
  ],
};

export const models: SectionContent & { cards: readonly Card[] } = {
  heading: "Ways to hire a virtual CTO",
  lead: `A project has a fixed price and an end date, while Ongoing Advisory and Interim CTO run month to month.`,
  cards: [
    {
      icon: Flag,
      title: "Project-Based",
      description: "Help with one decision or project.",
      features: [
        "Scope agreed up front",
        "One lead from start to finish",
        "Vendor quotes side by side",
        "Documents for your team",
      ],
    },
    {
      icon: Handshake,
      title: "Ongoing Advisory",
      description: "Advice all year, for a monthly fee.",
      flag: "Most Popular",
      features: [
        "A call every month",
        "A quarterly plan review",
        "Budget and renewals prepared",
        "Advice before you sign",
      ],
    },
    {
      icon: UserRoundCog,
      title: "Interim CTO",
      description: `${leader} leads your IT at a monthly rate until you hire a CTO. He takes one such role at a time, two days a week, and accepts no new advisory clients in the meantime.`,
      features: [
        "A leader for your IT team",
        "Projects and vendors keep moving",
        "Help with hiring your CTO",
        "A written handover at the end",
      ],
    },
  ],
};

export const callToAction: CallToActionContent = {
  heading: "Talk through your next technology decision",
  text: `Bring the decision you've been putting off to a free call of ${consultation.duration} with ${leader}. You hear your options, with price ranges, and which one we'd choose.`,
  actions: [
    { label: "Schedule Free Consultation", ...booking },
    { label: "More ways to reach us", icon: Phone, to: "home", about: "on the home page" },
  ],
};
