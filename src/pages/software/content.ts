import type { ServiceCard } from "~/content-types";

/** For search results and link previews, 70 to 155 characters. */
export const description =
  "Web, mobile and AI work by a team in St. Louis that also runs what it builds. Three services, ten industries, one five-step process.";

export const hero = {
  name: "Software Services",
  heading: "Software you can try every Friday.",
  lead: "Websites, apps and practical AI, written in St. Louis in small pieces. Each week you use what is finished, and say what comes next.",
  actions: [
    { label: "Start Your Project", to: "contact" },
    { label: "View Portfolio", to: "portfolio" },
  ],
} as const;

export const heroIllustration = {
  title: "One change, one week",
  note: "example",
  before: "We arrive between 8 and 5.",
  after: "We arrive between 1:20 and 2:10.",
  days: ["Mon", "Tue", "Wed", "Thu", "Fri"],
  /** One per day, before the release. */
  stages: ["asked", "drawn", "built", "reviewed"],
  release: "live",
  tests: { name: "214 of 214 tests", reading: "Fri 6:40 AM" },
} as const;

export const services = {
  heading: "Web, mobile and AI, drawn before they are built.",
  lead: "Three kinds of software, one habit: you see a sketch before you pay for the thing itself.",
  linkLabel: "Learn More",
  cards: [
    {
      id: "web-development",
      title: "Web Development",
      description:
        "Sites that open before a visitor loses patience, and portals where customers help themselves.",
      features: [
        "Company sites and online shops",
        "Customer and staff portals",
        "WordPress, cared for",
      ],
    },
    {
      id: "mobile-development",
      title: "Mobile Development",
      description:
        "Apps for people who stand, drive or climb while they work, with a signal or without one.",
      features: ["iOS and Android", "One code base for both", "Watches and other wearables"],
    },
    {
      id: "ai-consulting",
      title: "AI Consulting",
      description:
        "We measure where AI saves hours, build that part, and say so when a form would do.",
      features: [
        "Documents read and sorted",
        "Answers from your own files",
        "A person decides the rest",
      ],
    },
  ] satisfies readonly ServiceCard[],
} as const;

export const reasons = {
  heading: "What we promise, and the line of code that keeps it.",
  lead: "First what one of us would type and the machine would answer, then what it means for you.",
  lines: [
    {
      command: "git push",
      rest: "your-company main",
      reply: "you are the owner",
      title: "The code is yours",
      description:
        "From the first day it lives in your account, under your name. You can change the locks, or the supplier.",
    },
    {
      command: "every",
      rest: "(friday, showWhatWorks)",
      reply: "next: Friday, 2 PM",
      title: "You see it weekly",
      description:
        "You click through what was finished since the last time. A wrong turn costs a week, not a project.",
    },
    {
      command: "expect",
      rest: '(total).toBe("$84.20")',
      reply: "passed",
      title: "Your rules are tested",
      description:
        "Each rule of your business is written down as a test. A change that breaks one cannot be released.",
    },
    {
      command: "assert",
      rest: "(author !== reviewer)",
      reply: "waiting for the reviewer",
      title: "A second person reads it",
      description:
        "Whoever wrote a line may not approve it. The other engineer is allowed to say no, and does.",
    },
    {
      command: "git revert",
      rest: "4f2a91c",
      reply: "back on Tuesday's version",
      title: "There is a way back",
      description:
        "Any release can be undone. If one goes wrong, you are back on the last good version while we look.",
    },
    {
      command: "onAlert",
      rest: "(wake, whoeverWroteIt)",
      reply: "all quiet, nobody woken",
      title: "We run what we build",
      description:
        "The alert at night goes to the team that wrote the software. It makes them careful by day.",
    },
  ],
} as const;

export const industries = {
  heading: "What a clinic, a bank or a city asks for first.",
  lead: "Most projects begin with one sentence and grow from there. Typical first sentences from ten industries.",
  requests: [
    {
      industry: "Healthcare",
      request: "A referral that nobody has to find in the fax tray.",
    },
    {
      industry: "Finance",
      request: "An approval that needs two names, and keeps both.",
    },
    {
      industry: "Retail & E-commerce",
      request: "Stock that is the same number online and on the shelf.",
    },
    {
      industry: "Education",
      request: "An enrollment form that parents finish on a phone.",
    },
    {
      industry: "Manufacturing",
      request: "A job card on a screen that works with gloves on.",
    },
    {
      industry: "Real Estate",
      request: "A showing that is booked without three phone calls.",
    },
    {
      industry: "Professional Services",
      request: "Hours that reach the invoice on the day they are worked.",
    },
    {
      industry: "Non-Profit",
      request: "A grant report that is ready before the deadline is.",
    },
    {
      industry: "Government",
      request: "A public form that a screen reader can get to the end of.",
    },
    {
      industry: "Startups",
      request: "A first version for ten users instead of a hundred features.",
    },
  ],
} as const;

export const process = {
  heading: "One screen, from a note to a release.",
  lead: "Five steps. The same screen in each of them, a little more real every time.",
  steps: [
    {
      title: "Listen",
      release: "Notes",
      description:
        "We sit beside the people who will use it and write down what they do today. You get two pages and a price.",
    },
    {
      title: "Sketch",
      release: "Version 0.1",
      description:
        "Every screen is drawn first. Paper is cheap to throw away, so we throw some away.",
    },
    {
      title: "Build",
      release: "0.2 to 0.9",
      description: "A version a week, each one working. You use it, we write down where you frown.",
    },
    {
      title: "Release",
      release: "Version 1.0",
      description:
        "A few of your people get it first, then everyone. The old way stays until they stop using it.",
    },
    {
      title: "Care",
      release: "1.1 and on",
      description:
        "We watch it, patch it and add what you ask for next. The people who built it answer.",
    },
  ],
} as const;

export const callToAction = {
  heading: "Show us the spreadsheet everything depends on.",
  text: "Half an hour, free, with someone who writes software. We say what it would take to replace it, and whether you should.",
  actions: [
    { label: "Start Your Project", to: "contact" },
    { label: "Meet Our Team", to: "team" },
  ],
} as const;
