import type { Point, ServiceCard } from "~/content-types";
import type { FrameContent, Reading } from "~/illustrations/IllustrationFrame";
import type { CallToActionContent } from "~/sections/CallToAction";
import type { HeroContent } from "~/sections/Hero";
import type { SectionContent } from "~/sections/Section";
import type { Step } from "~/sections/Steps";
import { booking } from "~/site/booking";
import { company } from "~/site/company";
import { consultation, terms } from "~/site/terms";
import type { CodeLine } from "./AnnotatedCode";
import type { serviceDrawings, stages } from "./drawings";

/** For search results and link previews, 70 to 155 characters. */
export const description = `Custom websites, mobile apps and practical AI for small companies, built in ${company.address.city} in two-week steps. Fixed price after discovery.`;

export const hero = {
  name: "Software Services",
  heading: "Custom software, with a demo every two weeks",
  lead: `From ${company.address.city}, we design, build and support websites, apps and practical AI. You try each finished part and tell us what to change.`,
  actions: [
    { label: "Start Your Project", ...booking },
    { label: "View Portfolio", to: "portfolio" },
  ],
} as const satisfies HeroContent;

export const heroIllustration = {
  title: "One small change, one week",
  note: "example",
  before: "Plumber arrives 8 to 5.",
  after: "Plumber arrives 1:20 to 2:10.",
  days: ["Mon", "Tue", "Wed", "Thu", "Fri"],
  /** One per day, before the release. */
  stages: ["idea", "design", "build", "review"],
  release: "live",
  tests: { name: "214 of 214 tests passed", reading: "Fri 6:40 AM" },
} as const satisfies FrameContent & {
  before: string;
  after: string;
  days: readonly string[];
  stages: readonly string[];
  release: string;
  tests: Reading;
};

export const services = {
  heading: "Web, mobile and AI services",
  lead: `${terms.software.price} AI work starts with a pilot instead.`,
  linkLabel: "Learn More",
  cards: [
    {
      to: "web-development",
      title: "Web Development",
      drawing: "website",
      description:
        "Websites that load quickly, and portals where customers look up their own orders and invoices.",
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
      description:
        "Apps for people who work in trucks, warehouses and basements, with or without a signal.",
      features: [
        "iOS and Android",
        "Written once for both, if that fits",
        "Watches and other wearables",
      ],
    },
    {
      to: "ai-consulting",
      title: "AI Consulting",
      drawing: "reading",
      description:
        "We measure where AI saves hours, build that part and tell you when a simple form would do.",
      features: [
        "Documents read and sorted",
        "Answers from your own files",
        "Results that your team approves",
      ],
    },
  ],
} as const satisfies SectionContent & {
  linkLabel: string;
  cards: readonly (ServiceCard & { drawing: keyof typeof serviceDrawings })[];
};

export const reasons = {
  heading: "Our promises for each project",
  lines: [
    {
      command: "git push",
      rest: "your-company main",
      reply: "saved to your repository",
      title: "You own the code",
      description:
        "What we write is yours, stored in your own account, so you can switch firms at any time.",
    },
    {
      command: "every",
      rest: "(twoWeeks, showWhatWorks)",
      reply: "next demo: Friday, 2 PM",
      title: "You see it every two weeks",
      description:
        "You click through what's finished. If we've misunderstood you, it costs two weeks, not a project.",
    },
    {
      command: "expect",
      rest: '(total).toBe("$84.20")',
      reply: "passed",
      title: "Your rules are tested",
      description:
        "We write your business rules down as automated tests. A change that fails one goes back to the developer.",
    },
    {
      command: "merge",
      rest: "requires 1 approval",
      reply: "waiting for the reviewer",
      title: "A second developer checks it",
      description:
        "Developers can't approve their own work. A colleague reads each change before its release.",
    },
    {
      command: "deploy",
      rest: "--release previous",
      reply: "back on Tuesday's version",
      title: "A bad release is rolled back",
      description:
        "If a release causes trouble, we put the last good version back while we fix the problem.",
    },
    {
      command: "onAlert",
      rest: "(page, onCallEngineer)",
      reply: "no alerts last night",
      title: "We support what we build",
      description:
        "The on-call engineer takes alerts, and the developers who built your software fix the problem. Support runs month to month.",
    },
  ],
} as const satisfies SectionContent & { lines: readonly (Point & CodeLine)[] };

export const industries = {
  heading: "Software by industry",
  lead: "Typical first projects. For example, work orders on a tablet cut a plant's evening data entry from 2 hours to 10 minutes.",
  requests: [
    {
      title: "Healthcare",
      description: "Referral tracking that replaces the fax tray.",
    },
    {
      title: "Finance",
      description: "Loan approvals with two sign-offs and an audit trail.",
    },
    {
      title: "Retail & E-commerce",
      description: "An online store whose inventory matches the shelf.",
    },
    {
      title: "Education",
      description: "Enrollment forms that parents can finish on a phone.",
    },
    {
      title: "Manufacturing",
      description: "Work orders on a shop-floor tablet that works with gloves on.",
    },
    {
      title: "Real Estate",
      description: "Online booking of showings, synced with agents' calendars.",
    },
    {
      title: "Professional Services",
      description: "Time tracking that puts hours on the invoice the same day.",
    },
    {
      title: "Non-Profit",
      description: "Grant reports built from the donor data you already keep.",
    },
    {
      title: "Government",
      description: "Permit applications that work with a screen reader.",
    },
    {
      title: "Startups",
      description: "A first version to test with 10 users.",
    },
  ],
} as const satisfies SectionContent & { requests: readonly Point[] };

export const process = {
  heading: "How a software project runs",
  lead: `Two to five people work on a project, always a developer and the analyst who stays your contact. A designer and a test engineer join as needed. ${terms.software.commitment}`,
  steps: [
    {
      title: "Discovery",
      when: "Weeks 1 and 2",
      drawing: "note",
      description:
        "Our analyst sits with the people who'll use the software and writes down how they work today.",
    },
    {
      title: "Prototype",
      when: "End of week 2",
      drawing: "sketch",
      description:
        "We draw the main screens. You click through a prototype and get the price of the build.",
    },
    {
      title: "Build",
      when: "From week 3",
      drawing: "build",
      description:
        "You try a new working version every two weeks. The first is ready by about day 30.",
    },
    {
      title: "Launch",
      when: "Version 1.0",
      drawing: "release",
      description:
        "A few people switch first, then everyone. The old system runs until all have switched.",
    },
    {
      title: "Support",
      when: "Version 1.1 and on",
      drawing: "care",
      description:
        "We monitor and update it for a monthly fee. After launch, new features are billed by the hour, up to your monthly maximum.",
    },
  ],
} as const satisfies SectionContent & {
  steps: readonly (Step & { drawing: keyof typeof stages })[];
};

export const callToAction = {
  heading: "Replace the spreadsheet you depend on",
  text: `Book ${consultation.name} and show us the spreadsheet or system you've outgrown. We'll tell you what to build, what to keep and the price range, whether or not you hire us.`,
  actions: [
    { label: "Start Your Project", ...booking },
    { label: "Meet Our Team", to: "team" },
  ],
} as const satisfies CallToActionContent;
