import {
  Briefcase,
  Factory,
  GraduationCap,
  HandHeart,
  HeartPulse,
  House,
  Landmark,
  Rocket,
  Scale,
  ShoppingBag,
} from "lucide";
import type { ServiceCard } from "~/content-types";
import type { FrameContent, Reading } from "~/illustrations/IllustrationFrame";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { Step } from "~/sections/Steps";
import { booking } from "~/site/booking";
import { company } from "~/site/company";
import { consultation, terms } from "~/site/terms";
import type { serviceDrawings, stages } from "./drawings";
import type { FirstProjectsContent } from "./FirstProjects";
import type { PromisesContent } from "./Promises";

/** For search results and link previews, 70 to 155 characters. */
export const description = `Custom websites, mobile apps and practical AI for small companies, built in ${company.address.city} in two-week steps. Fixed price after discovery.`;

export const hero: HeroContent = {
  name: "Software Services",
  heading: "Custom software, with a demo every two weeks",
  lead: "We design, build and support websites, apps and practical AI.",
  actions: [
    { label: "Start Your Project", ...booking },
    { label: "View Portfolio", to: "portfolio" },
  ],
};

export const heroIllustration = {
  title: "After launch: one change, one week",
  note: "example",
  subject: "Plumber arrives",
  before: "8 to 5",
  after: "1:20 to 2:10",
  /** The days of the week, and what each of them brings. */
  week: [
    { day: "Mon", stage: "idea" },
    { day: "Tue", stage: "design" },
    { day: "Wed", stage: "build" },
    { day: "Thu", stage: "review" },
    { day: "Fri", stage: "live" },
  ],
  tests: { name: "214 of 214 tests passed", reading: "Fri 6:40 AM" },
} as const satisfies FrameContent &
  Record<"subject" | "before" | "after", string> & {
    week: readonly Record<"day" | "stage", string>[];
    tests: Reading;
  };

export const services: SectionContent & {
  linkLabel: string;
  cards: readonly (ServiceCard & { drawing: keyof typeof serviceDrawings })[];
} = {
  heading: "Web, mobile and AI services",
  lead: `${terms.software.price} AI projects start with a pilot instead.`,
  linkLabel: "Learn More",
  cards: [
    {
      to: "web-development",
      title: "Web Development",
      drawing: "website",
      description:
        "Fast websites, and portals where customers look up their own orders and invoices.",
      features: [
        "Company websites and online stores",
        "Customer and employee portals",
        "WordPress sites and support",
      ],
    },
    {
      to: "mobile-development",
      title: "Mobile Development",
      drawing: "phone",
      description: "Apps for work in trucks, warehouses and basements, with or without a signal.",
      features: [
        "iOS and Android",
        "One app for both, where that works",
        "Watches and other wearables",
      ],
    },
    {
      to: "ai-consulting",
      title: "AI Consulting",
      drawing: "reading",
      description:
        "We test where AI saves hours and build it only there. Sometimes a simple online form is enough.",
      features: [
        "Documents read and sorted",
        "Answers from your own files",
        "Results that your team checks",
      ],
    },
  ],
};

export const reasons: SectionContent & PromisesContent = {
  heading: "What comes with every software project",
  first: {
    title: "You try a new version every two weeks",
    description: "You catch a misunderstanding early.",
    weeks: ["Weeks 3 and 4", "Weeks 5 and 6", "Weeks 7 and 8"],
    demo: "Demo on Friday, 2 PM",
  },
  others: [
    {
      title: "You own the code from the first day",
      description: "It's kept in your own account.",
    },
    {
      title: "Your business rules are tested",
      description:
        "Each rule becomes an automated test, and a change that fails a test isn't released.",
    },
    {
      title: "Every change is reviewed",
      description: "Another developer approves it before release.",
    },
    {
      title: "We undo or correct a bad release",
      description: "Websites return to the last good version; apps get an update.",
    },
    {
      title: "We support what we build",
      description:
        "For 90 days after launch, we fix faults in our work at no charge. With monthly support, an on-call engineer takes alerts and our developers fix the cause.",
    },
  ],
};

export const industries: SectionContent & FirstProjectsContent = {
  heading: "Typical first projects by industry",
  example: {
    of: "Example: a factory",
    figure: "10 minutes",
    text: "of data entry each evening, down from 2 hours, once work orders move to a tablet.",
  },
  requests: [
    {
      icon: HeartPulse,
      title: "Healthcare",
      description: "Referral tracking that replaces the fax tray.",
    },
    {
      icon: Landmark,
      title: "Finance",
      description: "Loan approvals with two sign-offs and an audit trail.",
    },
    {
      icon: ShoppingBag,
      title: "Retail & E-commerce",
      description: "An online store that shows what's in stock.",
    },
    {
      icon: GraduationCap,
      title: "Education",
      description: "Enrollment forms that parents can finish on a phone.",
    },
    {
      icon: Factory,
      title: "Manufacturing",
      description: "Work orders on a tablet that gloved hands can use.",
    },
    {
      icon: House,
      title: "Real Estate",
      description: "Online booking of showings, synced with agents' calendars.",
    },
    {
      icon: Briefcase,
      title: "Professional Services",
      description: "Time tracking that puts hours on the invoice the same day.",
    },
    {
      icon: HandHeart,
      title: "Non-Profit",
      description: "Grant reports built from the donor data you keep.",
    },
    {
      icon: Scale,
      title: "Government",
      description: "Permit applications that work with a screen reader.",
    },
    {
      icon: Rocket,
      title: "Startups",
      description: "A first version to test with 10 users.",
    },
  ],
};

export const process: SectionContent & {
  steps: readonly (Step & { drawing: keyof typeof stages })[];
} = {
  heading: "How a software project runs",
  lead: `Two to five people build a project, and an analyst is your contact throughout. ${terms.software.commitment}`,
  steps: [
    {
      title: "Discovery",
      when: "Weeks 1 and 2",
      drawing: "note",
      description: "Our analyst sits with the people who'll use the software.",
    },
    {
      title: "Prototype",
      when: "End of week 2",
      drawing: "sketch",
      description: "You click through the main screens.",
    },
    {
      title: "Build",
      when: "From week 3",
      drawing: "build",
      description: "You try your first version by about day 30.",
    },
    {
      title: "Launch",
      when: "Version 1.0",
      drawing: "release",
      description:
        "Where possible, a few people switch first, and the old system runs until all have switched.",
    },
    {
      title: "Support",
      when: "Version 1.1 and on",
      drawing: "care",
      description:
        "You pay for monitoring and updates by the month, and for new features by the hour, up to a maximum you set.",
    },
  ],
};

export const callToAction: CallToActionContent = {
  heading: "Replace the spreadsheet you depend on",
  text: `Book ${consultation.name} and show us the spreadsheet or system you've outgrown. Hire us or not, you leave with a price range and a list of what to build and what to keep.`,
  actions: [
    { label: "Start Your Project", ...booking },
    { label: "Meet Our Team", to: "team" },
  ],
};
