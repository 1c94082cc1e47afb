import { company } from "~/site/company";
import { consultation, terms } from "~/site/terms";

/** For search results and link previews, 70 to 155 characters. */
export const description = `Custom websites, mobile apps and practical AI for small companies, built in ${company.address.city} in two-week steps. Fixed price after discovery.`;

export const hero = {
  name: "Software Services",
  heading: "A new version to try every two weeks.",
  lead: `We design, build and support websites, apps and practical AI in ${company.address.city}. You try each finished part and tell us what to change.`,
  actions: [
    { label: "Start Your Project", to: "contact" },
    { label: "View Portfolio", to: "portfolio" },
  ],
} as const;

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
} as const;

export const services = {
  heading: "Web, mobile and AI services",
  lead: `${terms.software.price} AI work starts with a fixed-price pilot instead.`,
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
        "Customer and staff portals",
        "WordPress sites and support",
      ],
    },
    {
      to: "mobile-development",
      title: "Mobile Development",
      drawing: "phone",
      description:
        "Apps for staff who work in trucks, warehouses and basements, with or without a signal.",
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
        "Results your staff can approve",
      ],
    },
  ],
} as const;

export const reasons = {
  heading: "What we promise, and how we keep it",
  lead: "Each promise in plain words. The line of code above it illustrates how we keep it.",
  lines: [
    {
      command: "git push",
      rest: "your-company main",
      reply: "saved to your repository",
      title: "You own the code",
      description:
        "What we write is yours, in a repository (code storage) in your name, so you can switch firms at any time.",
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
        "We write your business rules down as automated tests. A change that breaks one can't be released.",
    },
    {
      command: "merge",
      rest: "requires 1 approval",
      reply: "waiting for the reviewer",
      title: "A second developer checks it",
      description:
        "Developers can't approve their own work. A colleague reads every change before it's released.",
    },
    {
      command: "deploy",
      rest: "--release previous",
      reply: "back on Tuesday's version",
      title: "Every release can be undone",
      description:
        "If a release causes trouble, we put the last good version back while we fix the problem.",
    },
    {
      command: "onAlert",
      rest: "(page, onCallEngineer)",
      reply: "no alerts last night",
      title: "We support what we build",
      description:
        "The on-call engineer takes alerts, and the developers who built your software fix it. Support runs month to month.",
    },
  ],
} as const;

export const industries = {
  heading: "What we build for your industry",
  lead: "Typical first projects. An example: job cards on a tablet cut a plant's evening data entry from two hours to ten minutes.",
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
      description: "Job cards on a shop-floor tablet that works with gloves on.",
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
      description: "A first version to test with ten users before you build more.",
    },
  ],
} as const;

export const process = {
  heading: "How a project runs, step by step",
  lead: `An analyst, a designer, developers and a test engineer do the work. ${terms.software.commitment}`,
  steps: [
    {
      title: "Listen",
      when: "Week 1",
      drawing: "note",
      description:
        "Our analyst sits with the staff who'll use it and writes down how they work today.",
    },
    {
      title: "Sketch",
      when: "Week 2",
      drawing: "sketch",
      description:
        "Our designer draws the main screens. You get a clickable prototype and a fixed price.",
    },
    {
      title: "Build",
      when: "From week 3",
      drawing: "build",
      description:
        "You try a new working version every two weeks. The first is ready by about day 30.",
    },
    {
      title: "Release",
      when: "Version 1.0",
      drawing: "release",
      description:
        "A few of your staff switch first, then everyone. The old system runs until all have switched.",
    },
    {
      title: "Support",
      when: "Version 1.1 and on",
      drawing: "care",
      description:
        "We monitor and update it. Later features are billed by the hour, and you set the monthly maximum.",
    },
  ],
} as const;

export const callToAction = {
  heading: "Replace the spreadsheet you depend on",
  text: `Book ${consultation.name} and show us the spreadsheet or system you've outgrown. ${consultation.softwareOutcome}`,
  actions: [
    { label: "Start Your Project", to: "contact" },
    { label: "Meet Our Team", to: "team" },
  ],
} as const;
